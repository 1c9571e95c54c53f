import { PANELS } from '@docent/texts/panels'
import { describe, expect, it } from 'vitest'
import { fillTexts } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'
import { OPTIONS } from '../../../testing/options.ts'
import { readAssistantSettings } from '@docent/protocol/api'
import { applySettings } from './settings.ts'
import type { Built, ShownSettings } from './settings.ts'

const BUILT: Built = { options: OPTIONS, panel, texts: fillTexts(panel, OPTIONS.brand) }

function show(answer: object, built: Built = BUILT): ShownSettings {
  return applySettings(built, readAssistantSettings(answer))
}

describe('readSettings', () => {
  it.each([null, undefined, 'on', 1, true])('throws at %o', (value) => {
    expect(() => readAssistantSettings(value)).toThrow(
      'Cannot read the settings: they are not an object.',
    )
  })
})

describe('applySettings', () => {
  it('changes nothing if the server says what the page was built with', () => {
    const { texts, options, isOff } = show({
      brand: 'Acme',
      title: 'Acme assistant',
      texts: { subtitle: 'How can I help you today?', typing: 'Acme is thinking...' },
      quickReplies: [...OPTIONS.quickReplies],
      enabled: true,
      notice: '',
    })
    expect(texts).toBe(BUILT.texts)
    expect(options).toEqual(BUILT.options)
    expect(isOff).toBe(false)
  })

  it('keeps the words of a pill that was drawn before the server was asked', () => {
    const words = { launcher: 'Need help?' }
    const options = { ...OPTIONS, keepsLabel: true, texts: words }
    const built = { ...BUILT, options, texts: { ...BUILT.texts, ...words } }
    const { texts } = show({ brand: 'Zenith', texts: { launcher: 'Ask', hint: 'Ask us' } }, built)
    expect(texts).toMatchObject({
      launcher: 'Need help?',
      hint: 'Ask us',
      title: 'Zenith assistant',
    })
  })

  it('lets what the server says win', () => {
    const { texts, options } = show({
      title: 'The guide',
      texts: { greeting: 'Good morning.', launcher: 'Ask the guide' },
      quickReplies: ['What is new?'],
      notice: 'Conversations are kept for a week.',
    })
    expect(texts).toEqual({
      ...BUILT.texts,
      title: 'The guide',
      greeting: 'Good morning.',
      launcher: 'Ask the guide',
      notice: 'Conversations are kept for a week.',
    })
    expect(options).toEqual({ ...BUILT.options, quickReplies: ['What is new?'] })
  })

  it('takes back what the page was built with and the server has no more', () => {
    const built = {
      options: OPTIONS,
      panel,
      texts: { ...BUILT.texts, notice: 'We move house on Friday.' },
    }
    const { texts, options } = show({ notice: '', quickReplies: [] }, built)
    expect(texts.notice).toBe('')
    expect(options.quickReplies).toEqual([])
  })

  it('says a new brand in every text, and keeps what the page words differently', () => {
    const own = { send: 'Go' }
    const built = {
      options: { ...OPTIONS, texts: own },
      panel,
      texts: { ...BUILT.texts, ...own },
    }
    expect(show({ brand: 'Apex' }, built).texts).toEqual({ ...fillTexts(panel, 'Apex'), ...own })
  })

  it('takes no texts of another language, but the brand and the notice', () => {
    const german = { language: 'de-AT', texts: { greeting: 'Guten Tag.' }, title: 'Der Führer' }
    const { texts, options } = show({ ...german, brand: 'Apex', notice: 'Nur ein Test.' })
    expect(texts).toEqual({ ...fillTexts(panel, 'Apex'), notice: 'Nur ein Test.' })
    expect(options.quickReplies).toEqual(OPTIONS.quickReplies)

    const arabic = { ...BUILT, panel: PANELS.ar, texts: fillTexts(PANELS.ar, OPTIONS.brand) }
    expect(show({ title: 'The guide', quickReplies: ['News?'], language: 'en' }, arabic)).toEqual({
      ...arabic,
      isOff: false,
    })
    expect(show({ title: 'المرشد', language: 'ar-EG' }, arabic).texts.title).toBe('المرشد')
  })

  it('passes over what is not as it should be', () => {
    const shown = show({
      brand: '',
      title: 7,
      texts: { greeting: null, reading: 'Reading', language: 'de', unheardOf: 'x' },
      quickReplies: 'What is new?',
      enabled: 'no',
      notice: ['a'],
      more: {},
    })
    expect(shown).toEqual({ ...BUILT, isOff: false })
    expect(show({ texts: 'x', quickReplies: ['a', 1, null] }).options.quickReplies).toEqual(['a'])
  })

  it('is off when the server says so', () => {
    expect(show({ enabled: false }).isOff).toBe(true)
  })
})
