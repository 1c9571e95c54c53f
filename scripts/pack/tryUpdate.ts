import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Workshop } from './workshop.ts'

const QUESTION = 'How do I dim the lamp?'
const OLDER = '0.0.1'

interface Updating {
  /** The tarball of the package `docent`; `create-docent` is installed in the workshop. */
  readonly tarball: string
  /** Asks a server, and resolves with its answer. */
  ask(address: string, question: string): Promise<string>
}

/**
 * Updates a site as the tutorial on deploying says, from this package under an older version. The new
 * one has the conversations of before.
 */
export async function tryUpdate(workshop: Workshop, { tarball, ask }: Updating): Promise<void> {
  const { folder, run, install, start } = workshop
  const site = join(folder, 'updated')
  await run('npx create-docent updated')
  await install(await packOlder(workshop, tarball), site)
  const before = await start('npm start -- --port 0 --no-limits', site)
  const first = await ask(before.address, QUESTION)
  // The old version goes on while the new one is installed and builds.
  await install(tarball, site)
  const version = (await run('npx docent --version', site)).trim()
  if (version === OLDER) throw new Error(`It is still version ${OLDER}.`)
  await run('npm run check -- --strict', site)
  await run('npm run build', site)
  const meanwhile = await ask(before.address, QUESTION)
  await before.stop()

  const after = await start('node_modules/.bin/docent serve --port 0 --no-limits', site)
  const last = await ask(after.address, QUESTION)
  await after.stop()
  for (const answer of [first, meanwhile, last]) {
    if (!answer.includes('hold the switch')) throw new Error(`It answered: ${answer}`)
  }
  const kept = (await run('npx docent export', site)).split(QUESTION).length - 1
  if (kept !== 3) throw new Error(`Of 3 questions, ${kept} are there after the update.`)
}

/** The same package with an older number: what an update replaces. */
async function packOlder({ folder, run }: Workshop, tarball: string): Promise<string> {
  await run(`mkdir older && tar -xzf ${tarball} -C older`)
  const manifest = join(folder, 'older/package/package.json')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace(/"version": "[^"]*"/, `"version": "${OLDER}"`))
  const file = join(folder, `docent-${OLDER}.tgz`)
  await run(`tar -czf ${file} -C older package`)
  return file
}
