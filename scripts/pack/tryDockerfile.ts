import { cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, runCommand } from '../command.ts'
import { readDockerfile } from './readDockerfile.ts'
import { openWorkshop } from './workshop.ts'

/**
 * Runs the commands of the Dockerfile without a container: in a folder outside the repository, with
 * a temporary folder in place of `/data`. Packages come from the npm registry.
 *
 * @throws {Error} if a command fails, or the server is not healthy.
 */
export async function tryDockerfile(): Promise<void> {
  const { commands, env, start, health } = readDockerfile(
    await readFile(join(ROOT, 'Dockerfile'), 'utf8'),
  )
  const workshop = await openWorkshop()
  const project = join(workshop.folder, 'docent')
  const here = (command: string): string =>
    command
      .replaceAll('/data', join(workshop.folder, 'data'))
      // The image has this user; the machine may not.
      .replaceAll('chown node:node', 'chown "$(id -u):$(id -g)"')
  const settings = Object.entries({ ...env, PORT: '0' })
    .map(([name, value]) => `${name}=${here(value)}`)
    .join(' ')
  try {
    await copyProject(project)
    for (const command of commands) await workshop.run(here(command), project)
    const server = await workshop.start(`${settings} ${start.join(' ')}`, project)
    const check = health.map((part) =>
      part.replace(`127.0.0.1:${env['PORT']}`, toHost(server.address)),
    )
    await workshop.run(check.map(quote).join(' '), project)
  } finally {
    await workshop.close()
  }
}

/** Copies the files that git tracks: `.dockerignore` leaves out the others. */
async function copyProject(target: string): Promise<void> {
  const { code, output } = await runCommand('git', ['ls-files', '-z'])
  if (code !== 0) throw new Error(`Cannot list the files of the project: ${output}`)
  for (const file of output.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await cp(join(ROOT, file), join(target, file))
  }
}

function toHost(address: string): string {
  return address.replace('http://localhost', '127.0.0.1')
}

function quote(part: string): string {
  return `'${part.replaceAll("'", "'\\''")}'`
}
