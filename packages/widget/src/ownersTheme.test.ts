import { describe, expect, it } from 'vitest'
import { formatOwnersTheme } from './ownersTheme.ts'

describe('formatOwnersTheme', () => {
  it('gives the page the last word on each token', () => {
    expect(formatOwnersTheme({ text: '#123', 'font-heading': 'Georgia' })).toBe(
      '@layer docent.tokens{:is(:host,.docent){' +
        '--_text:var(--docent-text,#123);--_heading:var(--docent-font-heading,Georgia);}}',
    )
  })

  it('derives from an accent what goes with it, unless that is set too', () => {
    const rules = formatOwnersTheme({ accent: '#0a6647', soft: '#eee' })
    expect(rules).toContain('--_accent:var(--docent-accent,#0a6647);')
    expect(rules).toContain('--_on-soft:var(--docent-on-soft,color-mix(')
    expect(rules).toContain('--_soft:var(--docent-soft,#eee);')
  })

  it.each<{ theme: unknown }>(
    [
      undefined,
      null,
      'red',
      { gutter: '0', constructor: 'x' },
      { accent: 3 },
      { accent: 'red;}' },
      { accent: 'red/*' },
    ].map((theme) => ({ theme })),
  )('makes no rule of $theme', ({ theme }) => {
    expect(formatOwnersTheme(theme)).toBe('')
  })
})
