import { describe, expect, it } from 'vitest'
import { readDirection } from './direction.ts'
import { chooseLanguage, findLanguage, LANGUAGES } from './language.ts'
import { loadPanel } from './loadPanel.ts'
import { PANELS } from './panels.ts'

describe('findLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['AR-eg', 'ar'],
    ['en-GB-oxendict', 'en'],
    ['fr-CA', 'fr'],
    ['pl', undefined],
    ['deu', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (tag, language) => {
    expect(findLanguage(tag)).toBe(language)
    expect(chooseLanguage(tag)).toBe(language ?? 'en')
  })
})

describe('readDirection', () => {
  it.each(['ar', 'he-IL', 'fa', 'ur', 'az-Arab'])('reads %s from the right', (tag) => {
    expect(readDirection(tag)).toBe('rtl')
  })

  it.each(['en', 'de-CH', 'az', 'ar-Latn', 'zh', '', 'not a tag'])(
    'reads %j from the left',
    (tag) => {
      expect(readDirection(tag)).toBe('ltr')
    },
  )

  it.each(LANGUAGES)('matches the direction of the panel: %s', (language) => {
    expect(PANELS[language].direction).toBe(readDirection(language))
  })
})

describe('loadPanel', () => {
  it.each([
    ['en', 'en'],
    ['de-AT', 'de'],
    ['ar', 'ar'],
    ['pt-BR', 'pt'],
    ['pl', 'en'],
  ] as const)('loads for %s the texts in %s', async (tag, language) => {
    expect(await loadPanel(tag)).toMatchObject(PANELS[language])
  })
})
