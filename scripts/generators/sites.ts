import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, runCommand } from '../command.ts'

/** How a site of one generator is made from its example. */
export interface GeneratorSite {
  readonly name: string
  /** From the npm registry; empty for what the system has. */
  readonly packages: readonly string[]
  /** The example with the line for the assistant, and its place in the site. */
  readonly example: string
  readonly place: string
  /** The other pages, by their places. */
  readonly files: Readonly<Record<string, string>>
  /** Absent if the example is a page already. */
  readonly build?: readonly [string, ...string[]]
  /** The folder that it builds, relative to the site. */
  readonly output: string
  /** The page to open first: if there are two, not the one with the answer. */
  readonly start: string
  /** The page that the answer cites. */
  readonly cited: RegExp
}

const TEXT = [
  'There are five levels.',
  '## How to dim it',
  'To dim the lamp, hold the switch for two seconds.',
].join('\n\n')
const HOME = 'Lamps for every table.\n'
const DIM = `# Dim the lamp\n\n${TEXT}\n`

const titled = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`

export const GENERATOR_SITES: readonly GeneratorSite[] = [
  {
    name: 'plain HTML',
    packages: [],
    example: 'page.html',
    place: 'site/dim.html',
    files: {},
    output: 'site',
    start: 'dim.html',
    cited: /\/dim\.html#how-to-dim-it/,
  },
  {
    name: 'MkDocs',
    packages: [],
    example: 'mkdocs.yml',
    place: 'mkdocs.yml',
    files: { 'docs/index.md': `# Lamps\n\n${HOME}`, 'docs/dim.md': DIM },
    build: ['mkdocs', 'build', '--quiet'],
    output: 'site',
    start: '',
    cited: /\/dim\/#how-to-dim-it/,
  },
  {
    name: 'VitePress',
    packages: ['vitepress@1', 'vue@3'],
    example: 'vitepress.config.mjs',
    place: '.vitepress/config.mjs',
    files: { 'index.md': `# Lamps\n\n${HOME}`, 'dim.md': DIM },
    build: ['npx', 'vitepress', 'build'],
    output: '.vitepress/dist',
    start: '',
    cited: /\/dim\.html#how-to-dim-it/,
  },
  {
    name: 'Starlight',
    packages: ['astro', '@astrojs/starlight'],
    example: 'astro.config.mjs',
    place: 'astro.config.mjs',
    files: {
      'src/content/docs/index.md': titled('Lamps', HOME),
      'src/content/docs/dim.md': titled('Dim the lamp', TEXT),
      'src/content.config.ts': [
        "import { defineCollection } from 'astro:content'",
        "import { docsLoader } from '@astrojs/starlight/loaders'",
        "import { docsSchema } from '@astrojs/starlight/schema'",
        'export const collections = {',
        '  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),',
        '}\n',
      ].join('\n'),
    },
    build: ['npx', 'astro', 'build'],
    output: 'dist',
    start: '',
    cited: /\/dim\/#how-to-dim-it/,
  },
  {
    name: 'Docusaurus',
    packages: ['@docusaurus/core@3', '@docusaurus/preset-classic@3', 'react@19', 'react-dom@19'],
    example: 'docusaurus.config.js',
    place: 'docusaurus.config.js',
    files: {
      'docs/index.md': `---\nslug: /\n---\n\n# Lamps\n\n${HOME}`,
      'docs/dim.md': DIM,
    },
    build: ['npx', 'docusaurus', 'build'],
    output: 'build',
    start: '',
    cited: /\/dim\/?#how-to-dim-it/,
  },
]

/** Where the example files name Docent and the site. */
const ASSISTANT = 'https://assistant.acme.example'
const SITE = 'https://docs.acme.example'

/**
 * Builds a site with the example of its generator.
 *
 * @throws {Error} with the output of a command that fails.
 */
export async function buildGeneratorSite(
  site: GeneratorSite,
  folder: string,
  addresses: { readonly assistant: string; readonly site: string },
): Promise<void> {
  await mkdir(dirname(join(folder, site.place)), { recursive: true })
  const example = await readFile(join(ROOT, 'examples/generators', site.example), 'utf8')
  const text = example.replaceAll(ASSISTANT, addresses.assistant).replaceAll(SITE, addresses.site)
  await writeFile(join(folder, site.place), text)
  for (const [file, content] of Object.entries(site.files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  if (site.packages.length > 0) await install(site, folder)
  if (site.build) await run(site.build, folder)
}

async function install({ packages }: GeneratorSite, folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  await run(['npm', 'install', '--no-audit', '--no-fund', ...packages], folder)
}

async function run([name, ...args]: readonly [string, ...string[]], folder: string): Promise<void> {
  const env = { ASTRO_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runCommand(name, args, env, { cwd: folder })
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${output.slice(-2_000)}`)
}
