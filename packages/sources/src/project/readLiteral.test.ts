import { describe, expect, it } from 'vitest'
import { readKey, readPlainValue, readMainGroup } from './readLiteral.ts'

describe('readPlainValue', () => {
  it.each<[string, unknown]>([
    [`{ a: 'x', "b": [1, true, \`y\`], }`, { a: 'x', b: [1, true, 'y'] }],
    [`['a', // 'b',\n /* 'c', */ 'd']`, ['a', 'd']],
    [`{ a: call({ b: 'c' }), ...rest, [key]: 'd', e() { return 'f' }, g: 'h' }`, { g: 'h' }],
    [`['a' + b, cond ? 'c' : 'd', 'e', (x) => ['f', 'g'], \`\${h}\`]`, ['e']],
    [`{ a: 'it\\'s \\u00e9' } as const`, { a: "it's é" }],
    [`[{ "Label" = "a.md" }, "b.md"]\nother = 1`, [{ Label: 'a.md' }, 'b.md']],
    [`{ a: 'x', b: 'unclosed, c: 'y' }`, { a: 'x' }],
    ['variable', undefined],
    ['', undefined],
  ])('reads %j', (text, value) => expect(readPlainValue(text, 0)).toEqual(value))

  it('inherits no field', () => {
    const group = readPlainValue('{ __proto__: { a: 1 }, b: 2 }', 0)
    expect(Object.keys(group as object)).toEqual(['__proto__', 'b'])
    expect((group as { a?: unknown }).a).toBeUndefined()
  })

  it.each(['{ a: ', '[', '/*', '`\\`', '"\\"', '{{{'])('ends at a text of %j only', (part) => {
    expect(() => readPlainValue(part.repeat(50_000), 0)).not.toThrow()
    expect(() => readKey(part.repeat(50_000), 'a')).not.toThrow()
  })
})

describe('readKey', () => {
  it('reads the value with the fewest brackets around it', () => {
    const text = `
      // title: 'Comment'
      const other = "title: 'String'"
      export default defineConfig({
        head: [{ title: 'Deep' }],
        title: 'Lamps',
      })`
    expect(readKey(text, 'title')).toBe('Lamps')
    expect(readKey(text, 'sidebar')).toBeUndefined()
  })

  it('reads a value of TOML', () => {
    expect(readKey('# a\ntitle = "Lamps" # b\n[x]\ntitle = 1', 'title')).toBe('Lamps')
  })
})

it.each([
  `/** @type {x} */\nmodule.exports = { docs: ['a'] }`,
  `const sidebars: SidebarsConfig = { docs: ['a'] }\nexport default sidebars`,
  `import x from 'y'\nexport default { docs: ['a'] }`,
])('reads the group of %j', (text) => expect(readMainGroup(text)).toEqual({ docs: ['a'] }))
