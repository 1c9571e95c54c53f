import { expect, it } from 'vitest'
import { runCommand } from './command.ts'
import type { Patience } from './command.ts'

const SOON: Patience = { silentMs: 300, describeWork: () => 'It was at work.' }
const LATER: Patience = { silentMs: 60_000 }

function runScript(script: string, patience: Patience): ReturnType<typeof runCommand> {
  return runCommand('node', ['-e', script], {}, { patience })
}

// Together, because two of them wait for seconds.
it.concurrent('returns the exit code and everything that was printed', async () => {
  const script = `console.log('out'); console.error('err'); process.exitCode = 3`
  const { code, output } = await runScript(script, LATER)
  expect([code, output.trim().split('\n').toSorted()]).toEqual([3, ['err', 'out']])
})

it.concurrent('says that there is no such command', async () => {
  expect(await runCommand('no-such-command', [])).toEqual({
    code: 1,
    output: expect.stringContaining('no-such-command: spawn'),
  })
})

// A check once hung, and nothing said which test it was waiting for.
it.concurrent('ends a command that prints nothing, and says what it was doing', async () => {
  const { code, output } = await runScript(`setInterval(() => {}, 1000)`, SOON)
  expect(code).toBe(1)
  expect(output).toMatch(/node printed nothing for \S+ minutes and was ended\. It was at work\./)
})

it.concurrent('ends a command that ignores the signal', async () => {
  const script = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`
  expect((await runScript(script, SOON)).code).toBe(1)
})

it.concurrent('does not wait for a process that keeps the output of a command that has exited', async () => {
  const script = `
    const wait = 'setTimeout(() => {}, 120_000)'
    const options = { detached: true, stdio: 'inherit' }
    const child = require('node:child_process').spawn(process.execPath, ['-e', wait], options)
    child.unref()
    require('node:fs').writeSync(1, 'left ' + child.pid)`
  const { code, output } = await runScript(script, LATER)
  expect([code, output]).toEqual([0, expect.stringMatching(/^left \d+$/)])
  process.kill(Number(output.slice('left '.length)))
})
