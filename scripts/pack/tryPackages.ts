// A newcomer's steps with the tarballs of `npm run pack`, in an empty folder.

import { readdir, stat, writeFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'
import { lintTarball } from './lintTarball.ts'
import { packAll, type Tarball } from './packAll.ts'
import { tryNext } from './tryNext.ts'
import { tryReact } from './tryReact.ts'
import { trySecondBrand } from './secondBrand/trySecondBrand.ts'
import { tryUpdate } from './tryUpdate.ts'
import { openWorkshop, type Started, type Workshop } from './workshop.ts'

/** One trial. It rejects with the problem. */
interface Trial {
  readonly name: string
  run(): Promise<void>
}

interface Budget {
  readonly installPackages: number
  readonly installMegabytes: number
  readonly installTimesSmall: number
}

/**
 * Tries the packages, and returns one sentence for each thing that failed. With `oldest` it does so under
 * the oldest Node that they support. With `registry` it also tries what is installed from the npm registry.
 */
export async function tryPackages({ oldest = false, registry = false } = {}): Promise<{
  passed: number
  problems: string[]
}> {
  const tarballs = await packAll()
  const problems = (await Promise.all(tarballs.map(lintTarball))).flat()
  const workshop = await openWorkshop({ oldest })
  let passed = problems.length === 0 ? tarballs.length : 0
  try {
    for (const { name, run } of listTrials(workshop, tarballs, registry)) {
      try {
        await run()
        passed += 1
      } catch (error) {
        problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    await workshop.close()
  }
  return { passed, problems }
}

function listTrials(workshop: Workshop, tarballs: readonly Tarball[], registry: boolean): Trial[] {
  const { folder, run, install, start } = workshop
  const site = join(folder, 'my-site')
  const fileOf = (name: string): string =>
    tarballs.find((one) => one.name === name)?.file ?? `no tarball of ${name}`
  const seconds: InstallSeconds = { small: 0, docent: 0 }
  let server: Started | undefined

  return [
    {
      name: 'create-docent makes a site',
      async run() {
        seconds.small = await time(() => install(fileOf('create-docent')))
        await run('npx create-docent my-site')
        seconds.docent = await time(() => install(fileOf('docent'), site))
      },
    },
    {
      name: 'the install keeps its budget',
      async run() {
        await weighInstall(join(site, 'node_modules'))
        await compareInstalls(seconds)
      },
    },
    {
      name: 'npm start serves it',
      async run() {
        server = await start('npm start -- --port 0 --no-limits', site)
        console.log(`        ${Math.round(server.ms)} ms from npm start to the address`)
        await expectText(`${server.address}/`, 'My site')
        await expectText(`${server.address}/widget.js`, 'Docent')
        const answer = await ask(server.address, 'How do I dim the lamp?')
        if (!answer.includes('hold the switch')) throw new Error(`It answered: ${answer}`)
      },
    },
    {
      name: '@docent/chat asks it in plain Node',
      run: () => tryChat(workshop, fileOf('@docent/chat'), server?.address ?? ''),
    },
    {
      name: '@docent/widget/react in an application of React 18 and 19',
      run: () => tryReact(workshop, fileOf('@docent/widget'), server?.address ?? ''),
    },
    ...(registry
      ? [
          {
            name: '@docent/widget/react in an application of Next.js',
            run: () => tryNext(workshop, fileOf('@docent/widget'), server?.address ?? ''),
          },
        ]
      : []),
    {
      name: 'a second brand, made as the tutorials say, looks and answers as its owner wants',
      run: () => trySecondBrand(workshop, { tarball: fileOf('docent'), isJudged: registry }),
    },
    {
      name: 'an update keeps the conversations',
      run: () => tryUpdate(workshop, { tarball: fileOf('docent'), ask }),
    },
    {
      name: 'every command runs',
      async run() {
        await server?.stop()
        await writeFile(join(site, 'questions.jsonl'), `${JSON.stringify(QUESTION)}\n`)
        for (const command of COMMANDS) await run(`npx docent ${command}`, site)
      },
    },
    {
      name: 'npm run dev follows the content',
      run: () => tryDev(workshop, site),
    },
  ]
}

const QUESTION = {
  id: 'dim',
  kind: 'natural',
  question: 'How do I dim the lamp?',
  expected: [{ file: 'tutorials/set-it-up.md' }],
  facts: ['hold the switch'],
}

const COMMANDS = [
  'help',
  '--version',
  'check --strict',
  'build',
  'ask "How do I dim the lamp?"',
  'eval questions.jsonl',
  'doctor',
  'export',
  'init ../another-site',
]

async function readBudget(): Promise<Budget> {
  return JSON.parse(await readFile(join(ROOT, 'scripts/pack/budget.json'), 'utf8')) as Budget
}

async function weighInstall(modules: string): Promise<void> {
  const budgets = await readBudget()
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.'))
  const megabytes = (await weigh(modules)) / 1_000_000
  console.log(`        ${names.length} package, ${megabytes.toFixed(1)} MB installed`)
  if (names.length > budgets.installPackages || megabytes > budgets.installMegabytes) {
    throw new Error(
      `${names.join(', ')}: ${megabytes.toFixed(1)} MB. See scripts/pack/budget.json.`,
    )
  }
}

interface InstallSeconds {
  /** To install `create-docent`, a package of a few files: mostly npm's own time. */
  small: number
  docent: number
}

/** Seconds differ between machines: the budget is a ratio to the install of a small package. */
async function compareInstalls({ small, docent }: InstallSeconds): Promise<void> {
  const { installTimesSmall } = await readBudget()
  console.log(
    `        ${docent.toFixed(1)} s to install docent, ${small.toFixed(1)} s for create-docent`,
  )
  if (docent > installTimesSmall * small) {
    throw new Error(
      `Installing docent takes ${(docent / small).toFixed(1)} times as long as create-docent, the budget is ${installTimesSmall}. See scripts/pack/budget.json.`,
    )
  }
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return (performance.now() - startedAt) / 1000
}

async function weigh(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}

async function expectText(address: string, text: string): Promise<void> {
  const response = await fetch(address)
  const body = await response.text()
  if (!response.ok || !body.includes(text)) {
    throw new Error(`${address} answered ${response.status} without "${text}".`)
  }
}

async function ask(address: string, content: string): Promise<string> {
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
  })
  return (await response.text()).replaceAll(/^\w:"|"$/gm, '').replaceAll('\n', '')
}

async function tryChat(
  { folder, run, install }: Workshop,
  tarball: string,
  address: string,
): Promise<void> {
  const place = join(folder, 'plain-node')
  await mkdir(place)
  await writeFile(join(place, 'package.json'), '{"private":true,"type":"module"}\n')
  await install(tarball, place)
  await writeFile(
    join(place, 'ask.ts'),
    `import { createChatSession, createFetchTransport } from '@docent/chat'
const transport = createFetchTransport({ endpoint: '${address}/api/gen-ai' })
const chat = createChatSession({ transport })
chat.state.subscribe(() => {
  const { status, messages } = chat.state.get()
  if (status === 'ready') console.log('ready', messages.at(-1)?.content)
})
chat.send('How do I dim the lamp?')
`,
  )
  const said = await run('node ask.ts', place)
  if (!/^ready [^]*hold the switch/m.test(said)) throw new Error(`It printed: ${said}`)
}

async function tryDev({ start }: Workshop, site: string): Promise<void> {
  const dev = await start('npm run dev -- --port 0', site)
  try {
    await expectText(`${dev.address}/products/desk-lamp`, '400 lumens')
    const file = join(site, 'content/products/desk-lamp.md')
    const changed = (await readFile(file, 'utf8')).replaceAll('400 lumens', '700 lumens')
    const reload = await fetch(`${dev.address}/@docent/changes`)
    await writeFile(file, changed)
    // The first piece says that the connection is open, the second that something changed.
    const reader = reload.body?.getReader()
    await reader?.read()
    await reader?.read()
    await reader?.cancel()
    await expectText(`${dev.address}/products/desk-lamp`, '700 lumens')
  } finally {
    await dev.stop()
  }
}
