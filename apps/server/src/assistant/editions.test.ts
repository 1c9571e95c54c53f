import { createExtractiveEngine } from '@docent/answers'
import type { AnswerEngine, Question } from '@docent/answers'
import { readConfig } from '@docent/content'
import { afterEach, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { writeFolder } from '../../../../packages/content/src/testing/folder.node.ts'
import { noContent } from '../content/content.ts'
import { buildEditions, openEditions } from '../content/editionFiles.ts'
import { buildLanguages, openLanguages } from '../content/languageFiles.ts'
import { openSources, withSources } from '../sources/openSources.ts'
import { openEditionSearch } from './editionSearch.ts'
import { openLanguageEngines } from './languageEngines.ts'

const page = (text: string, head = '', lang = 'en'): string =>
  `<html lang="${lang}"><head>${head}</head><body><main><h1>Rotate a key</h1>${text}</main></body></html>`

const rotate = (command: string): string =>
  `<h2 id="how">How to rotate a key</h2><p>To rotate a key, run the command ${command} in your terminal.</p>`

const other = (text: string): string =>
  `<html lang="en"><body><main><h1>Limits</h1><p>${text}</p></main></body></html>`

const ROOT = 'https://docs.example.com'
const QUESTION = 'How do I rotate a key?'

let close: () => void = () => undefined
afterEach(() => close())

interface Site {
  readonly ask: (text: string, on?: string, language?: string) => Promise<Answer>
  readonly search: (text: string, on?: string) => Promise<string[]>
  /** The lines of the command about its sources. */
  readonly said: readonly string[]
}

interface Answer {
  readonly text: string
  readonly sources: readonly string[]
}

/** A site that answers from these files only, as a server does. */
async function openDocs(
  files: Record<string, string>,
  sources: readonly Record<string, unknown>[],
  named: readonly string[] = [],
): Promise<Site> {
  const folder = await writeFolder(files)
  const config = readConfig({ brand: 'Lamps', sources, languages: named })
  const settings = { configFile: join(folder, 'docent.config.ts'), mount: '', dataFolder: folder }
  const opened = await openSources(config, settings)
  const file = join(folder, 'index', 'knowledge.db')
  buildLanguages(withSources(noContent(folder), opened), config, file)
  await buildEditions(opened.editions, file)
  const languages = openLanguages(file, config)
  const editions = openEditions(file, config)
  close = () => [...languages, ...editions].forEach(({ knowledge }) => knowledge.close())
  const engine = await openLanguageEngines(
    languages,
    async (knowledge, { brand, language, contact }) =>
      createExtractiveEngine({ knowledge, brand, language, contact }),
    editions,
  )
  const search = openEditionSearch(languages, editions, {
    info() {},
    warn() {},
    error() {},
  } as never)
  return {
    said: opened.describe(),
    ask: (text, on, language) => read(engine, text, on, language),
    search: async (text, on) => {
      const query = new URLSearchParams({ q: text, ...(on !== undefined && { page: on }) })
      const response = await search(new Request(`http://localhost/api/search?${query}`), {
        address: '127.0.0.1',
      })
      const { hits } = (await response.json()) as { hits: { url: string }[] }
      return hits.map(({ url }) => url)
    },
  }
}

async function read(
  engine: AnswerEngine,
  text: string,
  on?: string,
  language?: string,
): Promise<Answer> {
  const question: Question = {
    text,
    history: [],
    again: 0,
    avoid: [],
    ...(on !== undefined && { page: { url: on, title: '' } }),
    ...(language !== undefined && { language }),
  }
  const { signal } = new AbortController()
  let said = ''
  const sources: string[] = []
  for await (const part of engine.answer(question, { signal })) {
    if (part.type === 'text') said += part.value
    if (part.type === 'source') sources.push(part.value.url)
  }
  return { text: said, sources }
}

/** The pages of one version below a folder, with a second page that names the version. */
const version = (base: string, name: string, head = ''): Record<string, string> => ({
  [`build/${base}keys.html`]: page(rotate(`rotate-${name}`), head),
  [`build/${base}limits.html`]: other(`Version ${name} allows ${name.length} keys for each team.`),
})

const LAYOUTS = {
  // The current version is at the root and names itself in a tag; the others are in folders.
  Docusaurus: {
    files: {
      ...version('', 'three', '<meta name="docusaurus_version" content="3.0">'),
      ...version('2.x/', 'two', '<meta name="docusaurus_version" content="2.x">'),
      ...version('next/', 'unreleased', '<meta name="docusaurus_version" content="current">'),
    },
    newest: '3.0',
    at: '',
    old: ['2.x/', '2.x'],
  },
  // `latest` is a copy of the newest version.
  mike: {
    files: {
      ...version('latest/', 'three'),
      ...version('3.0/', 'three'),
      ...version('2.0/', 'two'),
    },
    newest: '',
    at: 'latest/',
    old: ['2.0/', '2.0'],
  },
  // The list of mike says which one is the newest, and how it is called.
  'mike with a list': {
    files: {
      ...version('latest/', 'three'),
      ...version('3.0/', 'three'),
      ...version('2.0/', 'two'),
      ...version('4.0/', 'unreleased'),
      'build/versions.json': JSON.stringify([
        { version: '4.0', title: '4.0-beta', aliases: [] },
        { version: '3.0', title: '3.0.1', aliases: ['latest'] },
        { version: '2.0', title: '2.0.7', aliases: ['lts'] },
      ]),
    },
    newest: '3.0.1',
    at: '3.0/',
    old: ['2.0/', '2.0.7'],
  },
  Sphinx: {
    files: {
      ...version('stable/', 'three', '<title>Rotate — Lamps 3.1 documentation</title>'),
      ...version('v2/', 'two', '<title>Rotate — Lamps 2.4 documentation</title>'),
    },
    newest: '3.1',
    at: 'stable/',
    old: ['v2/', 'v2'],
  },
} as const

describe.each(Object.entries(LAYOUTS))('versions of %s', (_, { files, newest, at, old }) => {
  const open = () => openDocs(files, [{ from: 'build', url: ROOT }])
  const [folder, name] = old

  it('answers in the version of the page, and says which', async () => {
    const { ask } = await open()
    const { text, sources } = await ask(QUESTION, `${ROOT}/${folder}limits.html?x=1#top`)
    expect(text).toContain('rotate-two')
    expect(text).not.toMatch(/rotate-(?:three|unreleased)/)
    expect(text).toMatch(new RegExp(`\n\nThis answer is about version ${name}\\.$`))
    expect(sources).toEqual([`${ROOT}/${folder}keys.html#how`])
  })

  it('answers in the newest version everywhere else, and says so', async () => {
    const { ask } = await open()
    const { text, sources } = await ask(QUESTION, 'https://shop.example.com/')
    expect(text).toContain('rotate-three')
    expect(text).not.toMatch(/rotate-(?:two|unreleased)/)
    expect(text).toContain(
      newest === ''
        ? 'This answer is about the newest version.'
        : `This answer is about version ${newest}, the newest one.`,
    )
    expect(sources).toEqual([`${ROOT}/${at}keys.html#how`])
  })

  it('searches in the version of the page', async () => {
    const { search } = await open()
    const found = await search('rotate', `${ROOT}/${folder}keys`)
    expect(found[0]).toContain(`${ROOT}/${folder}keys.html`)
    expect(found.every((url) => url.startsWith(`${ROOT}/${folder}`))).toBe(true)
    expect((await search('rotate')).every((url) => url.startsWith(`${ROOT}/${at}keys`))).toBe(true)
  })
})

describe('several editions', () => {
  it('answers in an old version on the pages of its alias', async () => {
    const { files } = LAYOUTS['mike with a list']
    const { ask, said } = await openDocs(files, [{ from: 'build', url: ROOT }])
    const { text, sources } = await ask(QUESTION, `${ROOT}/lts/limits.html`)
    expect(text).toContain('This answer is about version 2.0.7.')
    expect(sources).toEqual([`${ROOT}/2.0/keys.html#how`])
    // Without the pages of `latest`, which are those of 3.0.
    expect(said[0]).toMatch(/^build: 2 pages/)
  })

  it('answers from the newest one if the page’s own has no answer, and says both', async () => {
    const { ask } = await openDocs(
      {
        ...version('', 'three'),
        ...version('1.0/', 'one'),
        'build/shade.html': other('The shade is made of recycled porcelain from Selb.'),
      },
      [{ from: 'build', url: ROOT }],
    )
    const { text } = await ask('What is the shade made of?', `${ROOT}/1.0/keys.html`)
    expect(text).toContain('recycled porcelain')
    expect(text).toContain(
      'The pages about version 1.0 do not answer this. This answer is about the newest version.',
    )
  })

  it('follows the rules of an owner where the folders say nothing', async () => {
    const editions = [{ path: '/classic/**', version: '1' }]
    const { ask } = await openDocs({ ...version('', 'three'), ...version('classic/', 'one') }, [
      { from: 'build', url: ROOT, editions },
    ])
    // The page does not exist, but only this version has its folder.
    const { text } = await ask(QUESTION, `${ROOT}/classic/some/page`)
    expect(text).toContain('rotate-one')
    expect(text).toContain('This answer is about version 1.')
  })

  it('keeps sources with one name and different versions apart', async () => {
    const files = Object.fromEntries(
      Object.entries({ ...version('one/', 'one'), ...version('two/', 'two') }).map(
        ([path, html]) => [path.replace('build/', ''), html],
      ),
    )
    const { ask } = await openDocs(files, [
      { from: 'one', name: 'api', version: '1', url: `${ROOT}/one` },
      { from: 'two', name: 'api', version: '2', url: `${ROOT}/two` },
    ])
    expect((await ask(QUESTION)).text).toMatch(/rotate-two.*version 2, the newest/s)
    expect((await ask(QUESTION, `${ROOT}/one/limits.html`)).text).toMatch(
      /rotate-one.*version 1\./s,
    )
  })

  it('answers in the language of the page, and says if only another one has the answer', async () => {
    const german =
      '<h2 id="wie">Schlüssel erneuern</h2><p>Zum Erneuern des Schlüssels dient der Befehl erneuern.</p>'
    const { ask } = await openDocs(
      {
        ...version('', 'three'),
        'build/de/keys.html': page(german, '', 'de').replace('Rotate a key', 'Schlüssel'),
      },
      [{ from: 'build', url: ROOT }],
    )
    const asked = await ask('Wie kann ich einen Schlüssel erneuern?', `${ROOT}/de/keys.html`, 'de')
    expect(asked.sources).toEqual([`${ROOT}/de/keys.html#wie`])
    expect(asked.text).toContain('Befehl erneuern')
    // Only by its language, if nobody knows the page.
    const elsewhere = await ask(
      'Wie kann ich einen Schlüssel erneuern?',
      'https://a.example/',
      'de',
    )
    expect(elsewhere.sources).toEqual([`${ROOT}/de/keys.html#wie`])
    const only = await ask('How many keys for each team?', `${ROOT}/de/keys.html`, 'de')
    expect(only.text).toMatch(/^Das beantworten nur die Seiten auf Englisch:/)
    expect(only.text).not.toContain('gilt für')
  })
})

describe('sources of a site in English and German', () => {
  const german =
    '<h2 id="wie">Schlüssel erneuern</h2><p>Zum Erneuern des Schlüssels dient der Befehl erneuern.</p>'
  const translated = page(german, '', 'de').replace('Rotate a key', 'Schlüssel')
  const QUESTION_IN_GERMAN = 'Wie kann ich einen Schlüssel erneuern?'
  const languages = ['en', 'de']

  // All of them were English pages: German visitors read that only the English pages answer this.
  it.each([
    ['whose owner names its language', { language: 'de' }, ''],
    ['whose pages name their language', {}, 'de'],
    ['whose pages name a variant of it', {}, 'de-AT'],
  ])('answers German questions from a source %s', async (_, keys, lang) => {
    const html = translated.replace('lang="de"', `lang="${lang}"`)
    const { ask, search, said } = await openDocs(
      { 'build/keys.html': html },
      [{ from: 'build', url: ROOT, ...keys }],
      languages,
    )
    const { text, sources } = await ask(QUESTION_IN_GERMAN, 'https://a.example/de', 'de')
    expect(sources).toEqual([`${ROOT}/keys.html#wie`])
    expect(text).toMatch(/^Zum Erneuern/)
    const inEnglish = await ask('Befehl erneuern', 'https://a.example/', 'en')
    expect(inEnglish.text).toMatch(/^Only the pages in German/)
    expect(await search('erneuern', 'https://a.example/')).toEqual([])
    // The pages are read for each language, and were counted as often.
    expect(said).toEqual(['build: 1 page, 2 sections'])
  })

  it('answers in both languages from a source with a translation', async () => {
    const { ask } = await openDocs(
      { ...version('', 'three'), 'build/de/keys.html': translated },
      [{ from: 'build', url: ROOT }],
      languages,
    )
    const inGerman = await ask(QUESTION_IN_GERMAN, 'https://a.example/de', 'de')
    expect(inGerman.sources).toEqual([`${ROOT}/de/keys.html#wie`])
    const inEnglish = await ask(QUESTION, 'https://a.example/', 'en')
    expect(inEnglish.sources).toEqual([`${ROOT}/keys.html#how`])
  })
})
