import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../command.ts'
import { packAll } from '../pack/packAll.ts'

/** Packs the package `docent`, installs it into a folder as a reader has it, and returns its entry. */
export async function installPackages(folder: string): Promise<string> {
  const docent = (await packAll()).find(({ name }) => name === 'docent')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"private":true}\n')
  const quiet = ['--offline', '--no-audit', '--no-fund', '--prefix', folder]
  const { code, output } = await runCommand('npm', ['install', ...quiet, docent?.file ?? ''])
  if (code !== 0) throw new Error(`Cannot install the package: ${output}`)
  return join(folder, 'node_modules/docent/docent.mjs')
}
