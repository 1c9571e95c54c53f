import { LANGUAGES } from '@docent/texts'
import { PANELS } from '@docent/texts/panels'
import { describe, expect, it } from 'vitest'
import { wordsIn } from './words.ts'

describe('wordsIn', () => {
  it.each(LANGUAGES)('says of the pill what the panel in %s says of it', (language) => {
    expect(wordsIn(`${language}-XX`)).toMatchObject({
      language,
      direction: PANELS[language].direction,
      launcher: PANELS[language].launcher,
    })
  })

  it('speaks English to all others', () => {
    expect(wordsIn('pl').language).toBe('en')
    expect(wordsIn(undefined).language).toBe('en')
  })
})
