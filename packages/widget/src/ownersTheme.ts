/** The tokens that an owner's theme may set, by the private name that holds each of them. */
const TOKENS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ['bg', 'text', 'accent', 'accent-hover', 'on-accent', 'font', 'raised', 'bubble', 'sunken'],
      ['line', 'control', 'muted', 'soft', 'on-soft', 'danger', 'ok', 'warn', 'corner', 'radius'],
    ]
      .flat()
      .map((name) => [name, name]),
  ),
  'font-heading': 'heading',
  'font-mono': 'mono',
}

/**
 * The theme of the owner's configuration as rules for the embed. A page's own `--docent-*` values
 * win, because the page knows its colours. The colours that go with an accent are derived from
 * it, as on the owner's own site. Values that could end their rule are left out.
 */
export function formatOwnersTheme(theme: unknown): string {
  const own = Object.entries(Object(theme) as object).filter(
    ([name, value]) =>
      Object.hasOwn(TOKENS, name) && typeof value === 'string' && !/[;{}<>\\]|\/\*/.test(value),
  )
  if (own.length === 0) return ''
  const values: Record<string, string> = Object.fromEntries(own)
  const derived = values['accent'] === undefined ? {} : DERIVED
  const lines = Object.entries({ ...derived, ...values }).map(
    ([name, value]) => `--_${TOKENS[name]}:var(--docent-${name},${value});`,
  )
  return `@layer docent.tokens{:is(:host,.docent){${lines.join('')}}}`
}

const STRONG = 'color-mix(in oklab,var(--_accent) 80%,light-dark(#000,#fff))'

const DERIVED = {
  'accent-hover': STRONG,
  soft: 'color-mix(in oklab,var(--_accent) 12%,var(--_bg))',
  'on-soft': STRONG,
}
