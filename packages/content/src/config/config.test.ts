import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.node.ts'
import { ConfigError, readConfig } from './config.ts'
import { writeFolder } from '../testing/folder.node.ts'

describe('readConfig', () => {
  it('has the navigation and the texts of the specification', () => {
    expect(readConfig({ brand: 'Acme' })).toEqual({
      brand: 'Acme',
      logo: '',
      icon: '',
      fonts: [],
      corners: 'soft',
      footerLinks: [],
      social: [],
      imprint: '',
      url: '',
      language: 'en',
      languages: [],
      description: '',
      tagline: '',
      navigation: [
        { label: 'Home', to: '/' },
        { label: 'Products', to: '/products' },
        { label: 'Tutorials', to: '/tutorials' },
        { label: 'Articles/Blogs', to: '/articles' },
        { label: 'About Us', to: '/about-us' },
      ],
      assistant: {
        title: 'Acme assistant',
        subtitle: 'How can I help you today?',
        thinking: 'Thinking...',
        launcher: 'Talk to the assistant',
        tooltip: 'Ask a question about Acme',
        welcome: 'Welcome to Acme',
        greeting: 'Hi I am the virtual assistant. How can I help you today?',
        placeholder: 'Type your message...',
        hint: 'Press Enter to send, Shift+Enter for new line',
        typing: 'Acme is thinking...',
        quickReplies: [
          'Explain what you do.',
          'What products are available?',
          'Who should get these products?',
        ],
      },
      theme: {},
      chat: true,
      position: 'left',
      scroll: 'follow',
      persist: 'session',
      restoreOpen: false,
      announce: 'end',
      keys: true,
      feedback: true,
      showReasoning: false,
      resume: false,
      masking: false,
      allowedOrigins: [],
      assistantUrl: '',
      hosts: [],
      mcp: true,
      contact: undefined,
      notice: 'Answers are automatic and may be wrong. Conversations are kept for 90 days.',
      privacy: expect.stringContaining('deletes all of this 90 days after the last question'),
      analytics: { plausible: undefined, matomo: undefined, umami: undefined },
      footer: '',
      redirects: {},
      repository: '',
      editUrl: '',
      image: '',
      synonyms: [],
      limits: {},
      models: { use: [], notes: '', cache: true, links: [], currency: 'USD' },
      sources: [],
    })
  })

  it('knows addresses by their origin, with or without a slash', () => {
    const source = { brand: 'Acme', assistantUrl: 'https://ask.acme.example/', mcp: false }
    expect(readConfig(source)).toMatchObject({
      assistantUrl: 'https://ask.acme.example',
      mcp: false,
    })
    expect(() => readConfig({ brand: 'Acme', assistantUrl: 'https://acme.example/ask' })).toThrow(
      'assistantUrl: expected an address such as https://docent.example, without a path',
    )
  })

  it('knows where pages are edited by an address with a place for their files', () => {
    const editUrl = 'https://code.example/acme/edit/main/content/{path}'
    expect(readConfig({ brand: 'Acme', editUrl }).editUrl).toBe(editUrl)
    for (const wrong of ['https://code.example/acme', '/edit/{path}', 'javascript:alert({path})']) {
      expect(() => readConfig({ brand: 'Acme', editUrl: wrong })).toThrow(
        'editUrl: expected an address with {path} for the page file, such as ' +
          `https://code.example/docent/edit/{path}, found "${wrong}"`,
      )
    }
  })

  it('says in the language of the site what an owner leaves out', () => {
    const { navigation, assistant, notice } = readConfig({
      brand: 'Acme',
      language: 'de-AT',
      assistant: { welcome: 'Servus bei {brand}' },
    })
    expect(navigation[0]).toEqual({ label: 'Startseite', to: '/' })
    expect(assistant).toMatchObject({
      title: 'Assistent von Acme',
      welcome: 'Servus bei Acme',
      quickReplies: [
        'Erklären Sie mir, was Sie anbieten.',
        'Welche Produkte gibt es?',
        'Für wen sind diese Produkte?',
      ],
    })
    expect(notice).toBe(
      'Antworten werden automatisch erstellt und können falsch sein. Unterhaltungen werden 90 Tage aufbewahrt.',
    )
  })

  it('says how long conversations are kept as the limits have it', () => {
    const { notice, privacy } = readConfig({
      brand: 'Acme',
      notice: 'Kept {days} days by {brand}.',
      limits: { keepDays: 7 },
    })
    expect(notice).toBe('Kept 7 days by Acme.')
    expect(privacy).toContain('deletes all of this 7 days after')
    expect(readConfig({ brand: 'Acme', privacy: '' }).privacy).toBe('')
  })

  it('uses English for a language that Docent does not ship', () => {
    const { assistant, language } = readConfig({ brand: 'Acme', language: 'pl' })
    expect(assistant.title).toBe('Acme assistant')
    expect(language).toBe('pl')
  })

  it('keeps what an owner wrote, the brand put into every text', () => {
    const config = readConfig({
      brand: '$& & Sons',
      url: 'https://acme.example/',
      assistant: { greeting: 'Welcome at {brand}, {brand}!', quickReplies: ['What is {brand}?'] },
      contact: { label: 'Write to {brand}', href: 'mailto:hello@acme.example' },
      theme: { accent: '#b23a1e', 'font-text': '"A", serif' },
      limits: { bodyBytes: 1000, proxyHops: 0 },
      allowedOrigins: ['https://shop.example', 'http://localhost:8080'],
      hosts: ['www.Acme.example', '10.0.0.5', '[fd00::1]'],
    })
    expect(config).toMatchObject({
      url: 'https://acme.example',
      assistant: {
        title: '$& & Sons assistant',
        greeting: 'Welcome at $& & Sons, $& & Sons!',
        quickReplies: ['What is $& & Sons?'],
      },
      contact: { label: 'Write to $& & Sons', href: 'mailto:hello@acme.example' },
      theme: { accent: '#b23a1e', 'font-text': '"A", serif' },
      limits: { bodyBytes: 1000, proxyHops: 0 },
      allowedOrigins: ['https://shop.example', 'http://localhost:8080'],
      hosts: ['www.Acme.example', '10.0.0.5', '[fd00::1]'],
    })
  })

  it('lists every wrong key with its path', () => {
    const wrong = {
      url: 'acme.example',
      brnad: 'Acme',
      navigation: [{ label: 'Home', to: 'home' }, { label: '' }],
      assistant: { quickReplies: ['a', 3], subtitel: 'b', title: null },
      theme: { '--accent': 'red', surface: 'red; } body { display: none' },
      position: 'bottom',
      allowedOrigins: ['https://a.example/path', '*'],
      hosts: ['https://a.example', 'a.example:80', 'a.example/x', '*', ''],
      contact: { label: 'x', href: 'javascript:alert(1)' },
      limits: { bodyBytes: -1, rate: Number.NaN },
      models: {
        use: [
          { model: 'claude', key: 'sk-1' },
          { model: 'openai:x', price: { prompt: -1 } },
        ],
        links: ['shop'],
      },
    }
    expect(() => readConfig(wrong, 'docent.config.ts')).toThrow(
      [
        'Cannot use docent.config.ts:',
        '  brnad: there is no such key. Did you mean "brand"?',
        '  brand: expected text that is not empty, found nothing',
        '  url: expected an address such as https://docent.example, without a path, found "acme.example"',
        '  navigation[0].to: expected a path of the site such as /products, or an address, found "home"',
        '  navigation[1].label: expected text that is not empty, found ""',
        '  navigation[1].to: expected a path of the site such as /products, or an address, found nothing',
        '  assistant.subtitel: there is no such key. Did you mean "subtitle"?',
        '  assistant.title: expected text that is not empty, found nothing',
        '  assistant.quickReplies[1]: expected text that is not empty, found 3',
        '  theme.--accent: expected the name of a custom property without its dashes, such as "accent"',
        '  theme.surface: expected a value of CSS, found "red; } body { display: none"',
        '  position: expected "left" or "right", found "bottom"',
        '  allowedOrigins[0]: expected the address of a site such as https://shop.example, without a path, found "https://a.example/path": write "https://a.example"',
        '  allowedOrigins[1]: expected the address of a site such as https://shop.example, without a path, found "*": wildcards do not work here, so list each site',
        '  hosts[0]: expected the name of a host such as www.docent.example, without a scheme, port or path, found "https://a.example"',
        '  hosts[1]: expected the name of a host such as www.docent.example, without a scheme, port or path, found "a.example:80"',
        '  hosts[2]: expected the name of a host such as www.docent.example, without a scheme, port or path, found "a.example/x"',
        '  hosts[3]: expected the name of a host such as www.docent.example, without a scheme, port or path, found "*"',
        '  hosts[4]: expected the name of a host such as www.docent.example, without a scheme, port or path, found ""',
        '  contact.href: expected a path of the site such as /products, or an address, found "javascript:alert(1)"',
        '  limits.bodyBytes: expected a number, 0 or more, found -1',
        '  limits.rate: expected a number, 0 or more, found NaN',
        '  models.use[0].key: there is no such key; the keys are model, url, keyFrom, tools, files, price',
        '  models.use[0].model: expected a model such as "anthropic:NAME", found "claude"',
        '  models.use[1].price.prompt: expected a number from 0 to 1000000000, found -1',
        '  models.use[1].price.completion: expected a number from 0 to 1000000000, found nothing',
        '  models.links[0]: expected an address such as http://localhost:11434/v1, found "shop"',
      ].join('\n'),
    )
  })

  it.each([
    [undefined, 'expected a group of keys, found nothing'],
    ['Acme', 'expected a group of keys, found "Acme"'],
    [[], 'expected a group of keys, found an empty list'],
    [{ brand: 'A', assistant: 'B' }, 'assistant: expected a group of keys, found "B"'],
    [{ brand: 'A', navigation: {} }, 'navigation: expected a list, found {}'],
    [{ brand: 'A', theme: () => {} }, 'theme: expected a group of keys, found a function'],
  ])('refuses %j', (value, reason) => {
    expect(() => readConfig(value)).toThrow(`Cannot use the configuration:\n  ${reason}`)
  })

  // These were taken, and meant nothing or broke something later.
  it.each([
    [{ allowedOrigins: ['https://*.example'] }, '"https://*.example": wildcards do not work here'],
    [
      { allowedOrigins: ['https://a.example/'] },
      'found "https://a.example/": write "https://a.exa',
    ],
    [{ allowedOrigins: ['https://A.example:443'] }, ': write "https://a.example"'],
    [{ url: 'https://*.example' }, 'url: expected an address such as https://docent.example'],
    [{ repository: 'https://' }, 'repository: expected an address such as'],
    [{ contact: { label: 'a', href: 'https:a' } }, 'contact.href: expected a path of the site'],
    [{ contact: { label: 'a', href: 'mailto:ada' } }, 'contact.href: expected a path of the site'],
    [{ brand: 'a'.repeat(101) }, 'brand: expected at most 100 characters, found 101'],
    [{ brand: 'a\u0000' }, 'brand: expected text that is not empty, without control characters'],
    [{ footer: 'a'.repeat(2_001) }, 'footer: expected at most 2000 characters, found 2001'],
    [{ privacy: 'a'.repeat(100_001) }, 'privacy: expected at most 100000 characters'],
    [
      { models: { use: [{ model: 'openai:a', price: { prompt: 1e308, completion: 1 } }] } },
      'models.use[0].price.prompt: expected a number from 0 to 1000000000, found 1e+308',
    ],
  ])('refuses %j, which would have no effect', (keys, reason) => {
    expect(() => readConfig({ brand: 'A', ...keys })).toThrow(reason)
  })

  it('never prints a key that was pasted where its name belongs', () => {
    const models = { use: [{ model: 'openai:a', keyFrom: 'sk-secret' }] }
    const read = () => readConfig({ brand: 'A', models })
    expect(read).toThrow('models.use[0].keyFrom: expected the name of an environment variable')
    expect(read).not.toThrow('sk-secret')
  })

  it('reads sources, which need only a place', () => {
    const [source] = readConfig({ brand: 'A', sources: [{ from: './build' }] }).sources
    expect(source).toMatchObject({ from: './build', include: [], allowPrivate: false, every: '' })
  })

  it.each([
    [
      { from: 'ftp://a.example' },
      'from: expected a folder, a file, or an address that begins with',
    ],
    [{ from: '' }, 'from: expected text that is not empty'],
    [
      { from: 'a', every: '1m' },
      'every: expected a time such as "1d", "6h" or "30m", and no shorter',
    ],
    [{ from: 'a', every: 'daily' }, 'every: expected a time such as "1d"'],
    [{ from: 'a', includes: [] }, 'includes: there is no such key. Did you mean "include"?'],
    [{ from: 'a', include: [' '] }, 'include[0]: expected a pattern of paths such as "/guide/**"'],
    [{ from: 'a', limits: { pages: 0 } }, 'limits.pages: expected a number from 1 to 100000'],
    [{ from: 'a', url: 'docs' }, 'url: expected an address such as https://docs.example.com/'],
  ])('refuses the source %j', (source, reason) => {
    expect(() => readConfig({ brand: 'A', sources: [source] })).toThrow(`sources[0].${reason}`)
  })

  it('lists the known keys for one that resembles none of them', () => {
    expect(() => readConfig({ brand: 'A', contact: { phone: '1' } })).toThrow(
      'contact.phone: there is no such key; the keys are label, href',
    )
  })
})

describe('synonyms', () => {
  const read = (synonyms: unknown) => () => readConfig({ brand: 'Acme', synonyms })

  it('are lists of words that mean the same', () => {
    const groups = [
      ['guarantee', 'warranty'],
      ['store locator', 'branches'],
    ]
    expect(read(groups)().synonyms).toEqual(groups)
  })

  it.each([
    [['guarantee'], 'synonyms[0]: expected a list of words that mean the same, found "guarantee"'],
    [[['guarantee']], 'synonyms[0]: expected two or more words that mean the same, found 1'],
    [[['guarantee', '!']], 'synonyms[0][1]: expected a word or a few words, such as "warranty"'],
    [{ guarantee: 'warranty' }, 'synonyms: expected a list, found'],
  ])('refuse %j', (synonyms, reason) => {
    expect(read(synonyms)).toThrow(reason)
  })
})

describe('loadConfig', () => {
  it('imports the file, and again after a change', async () => {
    const folder = await writeFolder({
      'docent.config.ts': 'const brand: string = "Acme"\nexport default { brand }\n',
    })
    const file = join(folder, 'docent.config.ts')
    expect(await loadConfig(file)).toMatchObject({ brand: 'Acme' })

    await writeFile(file, 'export default { brand: "Other" }\n')
    await utimes(file, new Date(), new Date(Date.now() + 5_000))
    expect(await loadConfig(file)).toMatchObject({ brand: 'Other' })
  })

  it.each([
    ['export const brand = "A"\n', 'it has no default export: write "export default { brand: … }"'],
    ['export default {\n', 'it cannot be run: '],
    ['throw new Error("No brand today")\n', 'line 1: it cannot be run: No brand today'],
    ['export default { brand: "" }\n', 'brand: expected text that is not empty, found ""'],
  ])('says why %j cannot be used', async (text, reason) => {
    const folder = await writeFolder({ 'docent.config.mjs': text })
    const load = loadConfig(join(folder, 'docent.config.mjs'))
    await expect(load).rejects.toThrow(ConfigError)
    await expect(load).rejects.toThrow(`Cannot use docent.config.mjs:\n  ${reason}`)
  })

  it('says that there is no file', async () => {
    await expect(loadConfig('/nowhere/docent.config.ts')).rejects.toThrow(
      'Cannot use docent.config.ts:\n  it does not exist',
    )
  })
})

describe('analytics', () => {
  const privacyOf = (config: object): string => readConfig({ brand: 'Lumen', ...config }).privacy

  it('are told on the privacy page, unless its text is the owner’s', () => {
    const analytics = { matomo: { url: 'https://m.lumen.example', siteId: '1' } }
    expect(privacyOf({})).not.toContain('counts visits with')
    expect(privacyOf({ analytics })).toContain('This site counts visits with Matomo.')
    expect(privacyOf({ analytics, language: 'de' })).toContain('m.lumen.example')
    expect(privacyOf({ analytics, privacy: 'Our own words.' })).toBe('Our own words.')
  })

  it.each(['en', 'de', 'ar', 'fr', 'es', 'it', 'pt', 'nl'])(
    'are told in %s without a word about the chat if there is none',
    (language) => {
      const analytics = { matomo: { url: 'https://m.lumen.example', siteId: '1' } }
      const whole = privacyOf({ language })
      const without = privacyOf({ language, chat: false, analytics })
      expect(without).toContain('m.lumen.example')
      expect(whole).toContain('90')
      expect(without).not.toContain('90')
      expect(whole).toContain(without.split('\n', 1)[0])
      expect(privacyOf({ language, chat: false, privacy: 'Ours.' })).toBe('Ours.')
    },
  )
})

describe('chat', () => {
  it('is on unless the owner turns it off, and is not a word', () => {
    expect(readConfig({ brand: 'Lumen', chat: false }).chat).toBe(false)
    expect(() => readConfig({ brand: 'Lumen', chat: 'off' })).toThrow(/chat: .*true or false/)
  })
})
