import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { endProcess, readAddress } from './runDocent.ts'

it('ends a running process', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await endProcess(child, 'SIGKILL')
  expect(child.signalCode).toBe('SIGKILL')
})

// The browser tests used to wait forever for a server that had already ended.
it.each(['process.exit(0)', `process.kill(process.pid, 'SIGKILL')`])(
  'does not wait for a process that has ended: %s',
  async (script) => {
    const child = spawn(process.execPath, ['-e', script])
    await once(child, 'exit')
    await expect(endProcess(child)).resolves.toBeUndefined()
  },
)

it('reads the address of a server, however its output is split', async () => {
  const script = `process.stdout.write('Served at http://local')
    setTimeout(() => console.log('host:1'), 200)`
  expect(await readAddress(spawn(process.execPath, ['-e', script]))).toBe('http://localhost:1')
})

it('reports the output of a server that ended before it was ready', async () => {
  const child = spawn(process.execPath, ['-e', `console.error('No port.')`])
  await expect(readAddress(child)).rejects.toThrow('The server ended before it was ready: No port.')
})
