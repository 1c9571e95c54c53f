import { describe, expect, it } from 'vitest'
import { DEFAULTS } from './defaults.ts'
import { later as ar } from './ar/later.ts'
import { later as de } from './de/later.ts'
import { later as en } from './en/later.ts'
import { later as es } from './es/later.ts'
import { later as fr } from './fr/later.ts'
import { later as italian } from './it/later.ts'
import { later as nl } from './nl/later.ts'
import { later as pt } from './pt/later.ts'
import { LANGUAGES } from './language.ts'
import { PANELS } from './panels.ts'
import { PHRASES } from './phrases.ts'
import { SEARCHES } from './searches.ts'
import { SERVERS } from './servers.ts'
import { SITES } from './sites.ts'

const LATER = { en, de, ar, fr, es, it: italian, pt, nl }
const DICTIONARIES = {
  defaults: DEFAULTS,
  panel: PANELS,
  later: LATER,
  phrases: PHRASES,
  search: SEARCHES,
  server: SERVERS,
  site: SITES,
}
const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const EACH = Object.entries(DICTIONARIES).flatMap(([name, dictionary]) =>
  LANGUAGES.map((language) => [name, language, dictionary[language], dictionary.en] as const),
)

/** Texts that the panel shows only if an owner wants them. */
const MAY_BE_EMPTY = new Set(['notice'])

/** Names of the same thing; a language may choose one. */
const SAME: Readonly<Record<string, string>> = { title: 'name' }

type Counted = Readonly<Record<string, string>>

/** The texts of a dictionary by their paths, those in a number's forms together. */
function list(value: unknown, path = ''): [path: string, text: string | Counted][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  if ('other' in value) return [[path, value as Counted]]
  return Object.entries(value).flatMap(([name, one]) =>
    list(one, path === '' ? name : `${path}.${name}`),
  )
}

const formsOf = (text: string | Counted) =>
  typeof text === 'string' ? [text] : Object.values(text)

function bracesOf(text: string | Counted): string[] {
  const names = formsOf(text).flatMap((form) => form.match(/(?<=\{)\w+(?=\})/g) ?? [])
  return [...new Set(names.map((name) => SAME[name] ?? name))].toSorted()
}

describe.each(EACH)('the %s in %s', (name, language, texts, english) => {
  const ours = list(texts)

  it('has every text, without empty ones', () => {
    expect(ours.map(([path]) => path)).toEqual(list(english).map(([path]) => path))
    const empty = ours.filter(([path, text]) => {
      return !(name === 'panel' && MAY_BE_EMPTY.has(path)) && formsOf(text).includes('')
    })
    expect(empty).toEqual([])
  })

  it('has the braces of the English texts', () => {
    const braces = (from: typeof ours) => from.map(([path, text]) => [path, bracesOf(text)])
    expect(braces(ours)).toEqual(braces(list(english)))
  })

  it('has every plural form of the language, or one for all', () => {
    const ways = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const counted = ours.filter(([, text]) => typeof text !== 'string')
    for (const [path, text] of counted) {
      const forms = Object.keys(text).toSorted()
      expect([path, forms.length === 1 ? ['other'] : ways]).toEqual([path, forms])
    }
  })

  it('shows the number wherever it can be more than two', () => {
    const silent = ours.flatMap(([path, text]) => {
      if (typeof text === 'string') return []
      return Object.entries(text)
        .filter(([form]) => ['few', 'many', 'other'].includes(form))
        .filter(([, said]) => !said.includes('{count}'))
        .map(([form]) => `${path}.${form}`)
    })
    expect(silent).toEqual([])
  })
})

it.each(OTHERS)('translates every sentence of the panel: %s', (language) => {
  const english = new Map(list(PANELS.en))
  const same = list(PANELS[language]).filter(([path, text]) => english.get(path) === text)
  // Texts that are not sentences, and a word that German and Dutch have adopted.
  const alike = new Set(['direction', 'notice', 'code'])
  expect(same.map(([path]) => path).filter((path) => !alike.has(path))).toEqual([])
})

it('keeps the marks of French on the line of their word', () => {
  const french = Object.values(DICTIONARIES).flatMap(({ fr }) => list(fr))
  const loose = french.filter(([, text]) => formsOf(text).some((said) => / [:;?!»]|« /.test(said)))
  expect(loose).toEqual([])
})
