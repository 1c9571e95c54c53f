import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { configIn } from './configLanguages.ts'

describe('languages', () => {
  it('do not exist on a site that names one', () => {
    const config = readConfig({ brand: 'Acme' })
    expect(config.languages).toEqual([])
    expect(configIn(config, 'de')).toBe(config)
  })

  it('have the texts of Docent in each language, and their own names', () => {
    const config = readConfig({ brand: 'Acme', languages: ['en', 'de', 'ar', 'fr'] })
    expect(config.language).toBe('en')
    expect(config.languages.map(({ label }) => label)).toEqual([
      'English',
      'Deutsch',
      'العربية',
      'Français',
    ])
    const german = configIn(config, 'de')
    expect(german).toMatchObject({ language: 'de', brand: 'Acme' })
    expect(german.assistant.title).toBe('Assistent von Acme')
    expect(german.notice).toContain('90 Tage')
    expect(german.navigation.map(({ to }) => to)).toEqual([
      '/de',
      '/de/products',
      '/de/tutorials',
      '/de/articles',
      '/de/about-us',
    ])
    expect(config.navigation[1]).toEqual({ label: 'Products', to: '/products' })
  })

  it('have their own texts, whose paths are those of their pages', () => {
    const config = readConfig({
      brand: 'Acme',
      tagline: 'Light that lasts',
      contact: { label: 'Write to us', href: '/contact' },
      languages: {
        en: { label: 'In English' },
        de: {
          tagline: 'Licht von {brand}',
          brand: 'Acme GmbH',
          navigation: [
            { label: 'Leuchten', to: '/products?a=b#c' },
            { label: 'Start', to: '/#top' },
            { label: 'Auf Deutsch', to: '/de/products' },
            { label: 'Katalog', to: '/files/katalog.pdf' },
            { label: 'Laden', to: 'https://shop.example' },
          ],
        },
      },
    })
    const german = configIn(config, 'de')
    expect(german).toMatchObject({
      tagline: 'Licht von Acme GmbH',
      contact: { label: 'Schreiben Sie uns', href: '/contact' },
    })
    expect(german.navigation.map(({ to }) => to)).toEqual([
      '/de/products?a=b#c',
      '/de#top',
      '/de/products',
      '/files/katalog.pdf',
      'https://shop.example',
    ])
    expect(config.languages[0]).toMatchObject({ label: 'In English', tagline: 'Light that lasts' })
  })

  it('keep the label of a contact if Docent does not ship the language, or ships one for both', () => {
    const config = readConfig({
      brand: 'Acme',
      contact: { label: 'Write to Acme', href: 'mailto:hello@acme.example' },
      languages: ['en', 'pl', 'en-US', 'fr'],
    })
    const labels = config.languages.map(({ contact }) => contact?.label)
    expect(labels).toEqual(['Write to Acme', 'Write to Acme', 'Write to Acme', 'Écrivez-nous'])
  })

  it.each([
    ['de', 'languages: expected languages such as ["en", "de"], or a group of texts for each such'],
    [['en', 3], 'languages: expected languages such as ["en", "de"]'],
    [['en', 'german'], 'languages.german: expected a language such as "de", found "german"'],
    [['en', 'de', 'de'], 'languages.de: is listed twice: remove one of the two'],
    [
      { en: {}, de: { lable: 'x' } },
      'languages.de.lable: there is no such key. Did you mean "label"',
    ],
    [{ en: { tagline: 'x' }, de: {} }, 'languages.en.tagline: there is no such key'],
    [
      { en: {}, de: { navigation: [{ label: 'A', to: 'b' }] } },
      'languages.de.navigation[0].to: expected a path of the site',
    ],
  ])('refuses %j', (languages, reason) => {
    expect(() => readConfig({ brand: 'Acme', languages })).toThrow(reason)
  })

  it('refuses another language for the root than the first one', () => {
    const read = (): unknown =>
      readConfig({ brand: 'Acme', language: 'de', languages: ['en', 'de'] })
    expect(read).toThrow('language: expected "en", the first of the languages, found "de"')
  })
})
