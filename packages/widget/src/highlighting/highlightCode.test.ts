import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightCode } from './highlightCode.ts'
import { canHighlight } from './languages.ts'

function kindsIn(code: string, language: string): Record<string, string | undefined> {
  const tokens = highlightCode(code, language) ?? []
  return Object.fromEntries(tokens.map(({ text, kind }) => [text.trim(), kind]))
}

const NAMES = [
  ['bash', 'sh', 'zsh', 'shell', 'console', 'js', 'cjs', 'mjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'],
  ['javascript', 'typescript', 'json', 'jsonc', 'jsonl', 'json5', 'html', 'xml', 'svg', 'css'],
  ['yaml', 'yml', 'toml', 'ini', 'py', 'python', 'go', 'golang', 'rs', 'rust', 'sql', 'diff'],
  ['patch', 'md', 'markdown', 'docker', 'dockerfile', 'TypeScript'],
].flat()

describe('highlightCode', () => {
  it.each(NAMES)('has a grammar for %s', (name) => {
    expect(canHighlight('x', name)).toBe(true)
    expect(highlightCode('x', name)).toBeDefined()
  })

  it.each(['', 'text', 'cobol', 'constructor', '__proto__'])('leaves %j plain', (name) => {
    expect(highlightCode('const a = 1', name)).toBeUndefined()
  })

  it('loses and adds nothing, whatever is written', () => {
    const snippets = fc.constantFrom(
      'const a = `x${b}` /* c */ `',
      '<b class="x">&amp;</b><script>',
      "# h\n- [a](b) '",
      'def f(x): "',
      '@media { SELECT 1 --',
      '-a\n+b\n$ ls\n',
      '```',
      '\\',
    )
    const code = fc.array(snippets, { maxLength: 20 }).map((found) => found.join(' '))
    fc.assert(
      fc.property(code, fc.constantFrom(...NAMES), (text, name) => {
        const tokens = highlightCode(text, name) ?? []
        expect(tokens.map((token) => token.text).join('')).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  it.each<[string, string, Record<string, string | undefined>]>([
    ['ts', 'const n: string = "a" // b', { const: 'keyword', '"a"': 'string', '// b': 'comment' }],
    ['json', '{"port": 3000}', { '"port"': 'name', '3000': 'number' }],
    ['diff', '- old\n+ new', { '- old': 'removed', '+ new': 'added' }],
    ['html', '<p class="x">', { p: 'keyword', class: 'name', '"x"': 'string' }],
    ['toml', 'port = 3000', { port: 'name', '3000': 'number' }],
  ])('distinguishes the tokens of %s', (name, code, kinds) => {
    expect(kindsIn(code, name)).toMatchObject(kinds)
  })

  it('reads code inside a string, or in another language, as code', () => {
    expect(kindsIn('`a${f(1)}`', 'js')['1']).toBe('number')
    expect(kindsIn('<style>a { color: red }</style>', 'html')['color']).toBe('name')
  })
})

describe('canHighlight', () => {
  it('is for code that is short enough to be read in one go, in a language that is known', () => {
    expect(canHighlight('a '.repeat(10_000), 'js')).toBe(true)
    expect(canHighlight('a '.repeat(10_001), 'js')).toBe(false)
    expect(canHighlight('a', 'cobol')).toBe(false)
  })
})
