import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../packages/content/src/index.ts'
import { readPageFields } from '../../packages/content/src/frontMatter/pageFields.ts'
import { readYaml } from '../../packages/content/src/frontMatter/yaml.ts'
import { ROOT } from '../command.ts'
import { VARIABLES, writeCommandsPage } from './commandsPage.ts'
import { listConfigKeys } from './configKeys.ts'
import { ANSWER_CHAPTERS } from './answerNotes.ts'
import { CHAPTERS } from './configNotes.ts'
import { writeAnswerKeysPage, writeConfigPage } from './configPage.ts'
import { listFields } from './fieldKeys.ts'
import { FIELD_CHAPTERS } from './fieldNotes.ts'
import { writeFieldsPage } from './fieldsPage.ts'
import { listLimits } from './limitKeys.ts'
import { LIMIT_CHAPTERS } from './limitNotes.ts'
import { writeLimitsPage } from './limitsPage.ts'
import { checkReference } from './pages.ts'

it('each page is committed as the code writes it', async () => {
  expect(await checkReference()).toEqual([])
})

describe('the page on the configuration', () => {
  const notes = [...CHAPTERS, ...ANSWER_CHAPTERS].flatMap(({ keys }) => Object.entries(keys))

  it('has every key of the code once, and no other', () => {
    const keys = listConfigKeys().map(({ path }) => path)
    expect(keys.length).toBeGreaterThan(40)
    expect(notes.map(([path]) => path).toSorted()).toEqual(keys.toSorted())
    const pages = writeConfigPage() + writeAnswerKeysPage()
    for (const key of keys) expect(pages).toContain(`- **${key}**: `)
  })

  it('says what a key takes, and what it is when left out', () => {
    const page = writeConfigPage() + writeAnswerKeysPage()
    expect(page).toContain(
      "Takes `'left'` or `'right'`. Default: `'left'`. Example: `position: 'right'`",
    )
    expect(page).toContain("Required. Example: `brand: 'Acme'`")
    expect(page).toContain('Default: `true`. Example: `tools: false`')
  })

  it.each(notes)('shows an example of %s that the code takes', (path, { example }) => {
    const value: unknown = new Function(`return { ${example} }`)()
    expect(() => readConfig({ brand: 'Acme', ...place(path, value) })).not.toThrow()
  })
})

describe('the page of limits', () => {
  it('has every limit of the code once, and no other', () => {
    const noted = Object.values(LIMIT_CHAPTERS).flatMap(Object.keys)
    const limits = listLimits().map(({ name }) => name)
    expect(noted.toSorted()).toEqual(limits.toSorted())
    for (const name of limits) expect(writeLimitsPage()).toContain(`| \`${name}\` | `)
  })

  it('gives the default, and the range if it is not the usual one', () => {
    expect(writeLimitsPage()).toMatch(/`keepDays` \| .* \| 90 \| 1 to 36,500 \|/)
    expect(writeLimitsPage()).toMatch(/`sessionPerMinute` \| .* \| 8 \|  \|/)
  })
})

describe('the page on front matter', () => {
  const notes = Object.values(FIELD_CHAPTERS).flatMap((fields) => Object.entries(fields))

  it('has every field of the code once, and no other', () => {
    const fields = listFields().map(({ name }) => name)
    expect(notes.map(([name]) => name).toSorted()).toEqual(fields.toSorted())
    for (const name of fields) expect(writeFieldsPage()).toContain(`- **${name}**: `)
  })

  it.each(notes)('shows an example of %s that the code takes', (name, { example }) => {
    const problems: unknown[] = []
    const fields = readYaml(example, 1)
    readPageFields(fields, (problem) => problems.push(problem))
    expect([[...fields.keys()], problems]).toEqual([[name], []])
  })
})

describe('the page of commands', () => {
  it('has every environment variable that the server reads', async () => {
    const sources = await readSources('apps/server/src')
    const read = sources.matchAll(
      /(?:env\[|named\()'([A-Z_]+)'|'([A-Z_]+_API_KEY|(?:DATABASE|REDIS)_URL)'/g,
    )
    const names = new Set(Array.from(read, ([, name, key]) => name ?? key ?? ''))
    expect(names.has('DOCENT_MODEL')).toBe(true)
    const missing = [...names].filter((name) => VARIABLES[name] === undefined)
    expect(missing).toEqual([])
  })

  it('has the options of each command', () => {
    expect(writeCommandsPage()).toContain('## docent export\n\n`docent export`: print every')
    expect(writeCommandsPage()).toContain('| `--no-site` | serve only the assistant')
  })

  // The bar of "DIR|URL" ended its cell.
  it('has two cells in each row of its tables', () => {
    const rows = writeCommandsPage().match(/^\|.*$/gm) ?? []
    expect(rows.filter((row) => row.split(/(?<!\\)\|/).length !== 4)).toEqual([])
    expect(rows.join('\n')).toContain('| `--from DIR\\|URL` |')
  })
})

/** A configuration with an example, in the groups of its path. */
function place(path: string, value: unknown): Record<string, unknown> {
  const groups = path.split('.').slice(0, -1).toReversed()
  return groups.reduce<unknown>((inner, name) => {
    const whole = { ...REQUIRED[name], ...Object(inner) }
    return name.endsWith('[]') ? { [name.slice(0, -2)]: [whole] } : { [name]: whole }
  }, value) as Record<string, unknown>
}

/** The required fields of a group, besides the example. */
const REQUIRED: Readonly<Record<string, object>> = {
  'navigation[]': { label: 'Lamps', to: '/products' },
  'footerLinks[]': { label: 'Careers', to: '/careers' },
  'social[]': { label: 'Network', to: 'https://network.example/acme' },
  'fonts[]': { for: 'text', family: 'Acme', file: '/acme.woff2' },
  'sources[]': { from: './docs' },
  'editions[]': { path: '/classic/**' },
  'use[]': { model: 'openai:NAME' },
  contact: { label: 'Write to us', href: '/contact' },
  plausible: { domain: 'acme.example' },
  matomo: { url: 'https://stats.acme.example', siteId: '1' },
  umami: { url: 'https://stats.acme.example', websiteId: 'b59e9c65' },
  price: { prompt: 1, completion: 5 },
}

async function readSources(folder: string): Promise<string> {
  const files = await readdir(join(ROOT, folder), { recursive: true })
  const sources = files.filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
  )
  const texts = await Promise.all(sources.map((file) => readFile(join(ROOT, folder, file), 'utf8')))
  return texts.join('\n')
}
