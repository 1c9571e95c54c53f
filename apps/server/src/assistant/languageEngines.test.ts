import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mkdir, writeFile } from 'node:fs/promises'
import { createExtractiveEngine } from '@docent/answers'
import type { AnswerEngine, Question } from '@docent/answers'
import { loadContent, readConfig } from '@docent/content'
import { readTerms } from '@docent/retrieval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinLanguages } from '../content/joinLanguages.ts'
import { buildLanguages, openLanguages } from '../content/languageFiles.ts'
import { openLanguageEngines } from './languageEngines.ts'
import { openLanguageSearch } from './languageSearch.ts'

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`

const FILES: Readonly<Record<string, string>> = {
  'index.md': page('Lumen', 'Lumen makes lamps that you can repair.'),
  'products/desk.md': page(
    'Desk lamp',
    '## Battery\n\nThe battery lasts twelve hours.\n\n## Warranty\n\nThe warranty is five years.',
  ),
  'products/floor.md': page('Floor lamp', '## Height\n\nThe floor lamp is 160 centimetres high.'),
  'de/index.md': page('Lumen', 'Lumen baut Leuchten, die sich reparieren lassen.'),
  'de/products/desk.md': page(
    'Tischleuchte',
    '## Akku\n\nDie Akkulaufzeit beträgt zwölf Stunden.\n\n## Garantie\n\nDie Garantie beträgt fünf Jahre.\n\n## Pakete\n\nJedes Paket enthält ein Kabel.',
  ),
}

let folder: string
let engine: AnswerEngine
let languages: ReturnType<typeof openLanguages>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-languages-'))
  for (const [file, text] of Object.entries(FILES)) {
    const path = join(folder, 'content', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const config = readConfig({ brand: 'Lumen', languages: ['en', 'de'] })
  const content = await loadContent(join(folder, 'content'), { languages: ['en', 'de'] })
  const file = join(folder, 'knowledge.db')
  buildLanguages(content, config, file)
  languages = openLanguages(file, config)
  engine = await openLanguageEngines(languages, async (knowledge, { brand, language, contact }) =>
    createExtractiveEngine({ knowledge, brand, language, contact }),
  )
})

afterAll(async () => {
  for (const { knowledge } of languages) knowledge.close()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  readonly text: string
  readonly sources: readonly string[]
  readonly annotation: unknown
}

async function ask(text: string, asked: Partial<Question> = {}): Promise<Answer> {
  const question = { text, history: [], again: 0, avoid: [], ...asked }
  const { signal } = new AbortController()
  let said = ''
  const sources: string[] = []
  let annotation: unknown
  for await (const part of engine.answer(question, { signal })) {
    if (part.type === 'text') said += part.value
    if (part.type === 'source') sources.push(part.value.url)
    if (part.type === 'message_annotations') [annotation] = part.value
  }
  return { text: said, sources, annotation }
}

describe('a site in two languages', () => {
  it('answers in the language of the page that a question is asked on', async () => {
    const english = await ask('How long is the warranty?', { language: 'en' })
    expect(english.text).toContain('The warranty is five years.')
    expect(english.sources).toEqual(['/products/desk#warranty'])
    const german = await ask('Welche Garantie gibt es?', { language: 'de' })
    expect(german.text).toContain('Die Garantie beträgt fünf Jahre.')
    expect(german.sources).toEqual(['/de/products/desk#garantie'])
  })

  it('knows the language by the address of the page, and by another form of its tag', async () => {
    const question = 'Welche Garantie gibt es?'
    const url = 'https://lumen.example/de/products/desk'
    const byPage = await ask(question, { page: { url, title: '' } })
    const byTag = await ask(question, { language: 'de-AT' })
    expect([byPage.sources, byTag.sources]).toEqual([
      ['/de/products/desk#garantie'],
      ['/de/products/desk#garantie'],
    ])
  })

  it('answers from another language if only that one has the answer, and says so first', async () => {
    const answer = await ask('How high is the floor lamp?', { language: 'de' })
    expect(answer.text).toMatch(
      /^Das beantworten nur die Seiten auf Englisch:\n\nThe floor lamp is 160 centimetres high\./,
    )
    expect(answer.sources).toEqual(['/products/floor#height'])
    expect(answer.annotation).toMatchObject({ grounded: true, language: 'en' })
    const other = await ask('Was ist in jedem Paket?', { language: 'en' })
    expect(other.text).toMatch(/^Only the pages in German answer this:\n\nJedes Paket enthält/)
  })

  it('refuses in its own language if no language has the answer', async () => {
    const { text, sources } = await ask('Wer war Napoleon?', { language: 'de' })
    expect(text).toContain('keine Antwort gefunden')
    expect(sources).toEqual([])
  })

  it('lists the products of its language only', async () => {
    const { text } = await ask('Welche Produkte gibt es?', { language: 'de' })
    expect(text).toContain('/de/products/desk')
    expect(text).not.toContain('/products/floor')
  })

  it('reads words by the rules of each language, however answers overlap', async () => {
    const asked = Array.from({ length: 6 }, (_, place) =>
      place % 2 === 0
        ? ask('Was enthalten die Pakete?', { language: 'de' })
        : ask('What are the batteries?', { language: 'en' }),
    )
    for (const [place, { sources }] of (await Promise.all(asked)).entries()) {
      expect(sources).toContain(
        place % 2 === 0 ? '/de/products/desk#pakete' : '/products/desk#battery',
      )
    }
    // Outside of an answer, the rules of the process apply.
    expect(readTerms('the batteries')).toEqual(readTerms('battery'))
  })
})

it('searches the pages in the language that a request names, or in the first one', async () => {
  const log = { info: () => undefined, error: () => undefined }
  const search = openLanguageSearch(languages, log)
  const find = async (query: string): Promise<string[]> => {
    const request = new Request(`http://localhost/api/search?${query}`)
    const answer = await search(request, { address: '127.0.0.1' })
    const { hits } = (await answer.json()) as { hits: { url: string }[] }
    return hits.map(({ url }) => url)
  }
  expect(await find('q=pakete&page=/de/search')).toEqual(['/de/products/desk#pakete'])
  const english = await find('q=lumen')
  expect(english).toContain('/')
  expect(english.filter((url) => url.startsWith('/de'))).toEqual([])
  expect(await find('q=lumen&page=/fr/search')).toEqual(english)
})

it('joins the pages of all languages for readers that have none', () => {
  const joined = joinLanguages(languages)
  expect(joined.pages().map(({ route }) => route)).toEqual([
    '/',
    '/products/desk',
    '/products/floor',
    '/de',
    '/de/products/desk',
  ])
  expect(joined.page('/de/products/desk').length).toBeGreaterThan(0)
  const routesOf = (query: string): string[] =>
    joined.search(query, { limit: 4 }).map(({ passage }) => passage.route)
  expect(routesOf('Garantie')).toContain('/de/products/desk')
  expect(routesOf('floor lamp')).toContain('/products/floor')
})
