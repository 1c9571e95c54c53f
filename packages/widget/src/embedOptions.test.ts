import { PANELS } from '@docent/texts/panels'
import { describe, expect, it } from 'vitest'
import type { EmbedOptions } from './embed/types.ts'
import { toEmbedWidgetOptions } from './embedOptions.ts'
import type { WidgetOptions } from './ui/settings/options.ts'

const TAG: EmbedOptions = {
  endpoint: 'https://docs.example/help/api/gen-ai',
  language: undefined,
  theme: 'system',
  position: 'left',
  layer: 'top',
  offsetX: undefined,
  offsetY: undefined,
  isHidden: false,
  label: undefined,
  persist: undefined,
  restoreOpen: undefined,
}

const read = (settings: object, tag: Partial<EmbedOptions> = {}): Promise<WidgetOptions> =>
  toEmbedWidgetOptions(
    { ...TAG, ...tag },
    { brand: 'Acme', language: 'en', ...settings },
    PANELS.en,
  )

describe('the options of an embed', () => {
  it('are the usual ones if the server says nothing', async () => {
    expect(await read({})).toMatchObject({
      brand: 'Acme',
      endpoint: TAG.endpoint,
      scroll: 'follow',
      persist: 'session',
      restoreOpen: false,
      announce: 'end',
      feedback: true,
      showReasoning: false,
      resume: false,
      contact: undefined,
    })
  })

  // Visitors of other sites were asked for feedback all the same, and heard each answer at its end.
  it('are what the server says of how its chat behaves', async () => {
    const owners = {
      scroll: 'always',
      persist: 'local',
      restoreOpen: true,
      announce: 'sentences',
      feedback: false,
      showReasoning: true,
    }
    expect(await read(owners)).toMatchObject(owners)
    expect(await read({ announce: 'off' })).toMatchObject({ announce: 'off' })
  })

  it.each([
    ['announce', 'loudly', 'end'],
    ['feedback', 'no', true],
    ['scroll', 1, 'follow'],
    ['persist', 'always', 'session'],
    ['restoreOpen', 'yes', false],
    ['showReasoning', 1, false],
    ['resume', 1, false],
    ['contact', 'mail', undefined],
  ])('pass over %s: %j', async (name, value, usual) => {
    expect(await read({ [name]: value })).toHaveProperty(name, usual)
  })

  it('are those of the tag before those of the server', async () => {
    const owners = { persist: 'local', restoreOpen: true, texts: { launcher: 'Ask Acme' } }
    const tag = { persist: 'none', restoreOpen: false, label: 'Need help?' } as const
    const { texts, ...options } = await read(owners, tag)
    expect(options).toMatchObject({ persist: 'none', restoreOpen: false })
    expect(texts?.launcher).toBe('Need help?')
  })

  it('allow the lengths that the server allows', async () => {
    const limits = { messageLength: 500, noteLength: 80 }
    expect(await read({ limits })).toMatchObject(limits)
  })

  it('name a contact by its whole address, on the site of the assistant', async () => {
    const { contact } = await read({ contact: { label: 'Write to us', href: '/about-us' } })
    expect(contact).toEqual({ label: 'Write to us', href: 'https://docs.example/about-us' })
  })

  it('have the quick replies of the language that is shown', async () => {
    const quickReplies = ['Was ist neu?']
    const own = await read({ quickReplies })
    expect(own.quickReplies).toEqual(quickReplies)
    const other = await read({ quickReplies, language: 'de' })
    expect(other.quickReplies).toContain('Explain what you do.')
  })
})
