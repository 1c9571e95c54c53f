import { lexMarkdown, plainText } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { splitAtTerms } from './termParts.ts'

const LONG = 'It says how the lamp works in the evening, when nobody is at home. '.repeat(6)

function split(markdown: string): [string, string][] | undefined {
  return splitAtTerms(lexMarkdown(markdown))?.asked.map(({ question, tokens }) => [
    question,
    plainText(tokens).slice(0, 12),
  ])
}

/** A list of settings with these terms. */
function list(terms: readonly string[]): string {
  return terms
    .map((term, number) => `${term}\n\nSetting ${number}. ${LONG}\n\n*Default is 1.*`)
    .join('\n\n')
}

const TERMS = ['**[`A`](#a):**', '**`B`**', '**`C`:**', '**`D`**:', '**`E`, `-e`:**']

describe('splitAtTerms', () => {
  it('cuts a long list of settings at their names', () => {
    expect(split(list(TERMS))).toEqual([
      ['A', 'Setting 0. I'],
      ['B', 'Setting 1. I'],
      ['C', 'Setting 2. I'],
      ['D', 'Setting 3. I'],
      ['E, -e', 'Setting 4. I'],
    ])
  })

  it('keeps the blocks before the first name, and gives names in a row the same text', () => {
    const { before = [], asked = [] } =
      splitAtTerms(lexMarkdown(`All settings.\n\n**\`-a\`:**\n\n${list(TERMS)}`)) ?? {}
    expect(plainText(before)).toBe('All settings.')
    expect(asked[0]?.question).toBe('-a, A')
  })

  it('leaves a short list whole, and one with few names', () => {
    expect(split(TERMS.map((term) => `${term}\n\nShort.`).join('\n\n'))).toBeUndefined()
    expect(split(list(TERMS.slice(0, 4)) + LONG)).toBeUndefined()
  })

  it.each([
    ['words in bold', TERMS.map((_, number) => `**Lamp ${number}:**`)],
    ['names and words', TERMS.map((term) => `${term.slice(0, -2)} of a lamp**`)],
    ['a name that is not alone', TERMS.map((term) => `${term} is a lamp`)],
    ['names without bold', ['`A`', '`B`', '`C`', '`D`', '`E`']],
  ])('does not cut at %s', (_name, terms) => {
    expect(split(list(terms))).toBeUndefined()
  })

  it('does not take names of files above their code for settings', () => {
    const files = TERMS.map((term) => `${term}\n\n\`\`\`sh\nlamp\n\`\`\`\n\n${LONG}`).join('\n\n')
    expect(split(files)).toBeUndefined()
  })

  it('does not tear the steps of a procedure apart', () => {
    const steps = ['npm install', 'npm run build', 'npm test', 'npm start', 'npm stop']
    expect(split(list(steps.map((step) => `**\`${step}\`**`)))).toBeUndefined()
    expect(split(list(TERMS.map((_, number) => `**\`--flag VALUE${number}\`**`)))).toHaveLength(5)
    expect(split(list(TERMS.map((_, number) => `**\`remove("a, ${number}")\`**`)))).toHaveLength(5)
  })

  it.each([
    ['a comment', '<!-- later -->'],
    ['a rule', '---'],
    ['a picture without words', '![](b.png)'],
  ])('counts %s as no description, and loses no name', (_name, empty) => {
    expect(split(`**\`Z\`:**\n\n${empty}\n\n${list(TERMS)}`)?.[0]?.[0]).toBe('Z, A')
    expect(split(`${list(TERMS)}\n\n**\`Z\`:**\n\n${empty}`)).toBeUndefined()
  })

  it('reads no empty name, and no very long one', () => {
    expect(split(list(TERMS.map(() => '**[](#port)**')))).toBeUndefined()
    expect(split(list(TERMS.map(() => `**\`${'a'.repeat(200)}\`**`)))).toBeUndefined()
  })

  it('leaves a name without a description whole', () => {
    expect(split(`${list(TERMS)}\n\n**\`F\`:**`)).toBeUndefined()
  })
})
