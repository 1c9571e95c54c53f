import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import type { Unit } from '@docent/retrieval'
import { MOST_GROWTH, measureGrowth } from '../../../content/src/testing/growth.ts'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { addProcedure, asksHow } from './procedure.ts'

const read = (markdown: string): Unit[] => readUnits(lexMarkdown(markdown), (href) => href)

/** The units of an answer that keeps the first sentence, or those at other places. */
function add(markdown: string, kept = [0], worths?: readonly number[]): string[] {
  const units = read(markdown)
  const some = kept.flatMap((place) => units[place] ?? [])
  return addProcedure(units, some, worths ?? units.map(() => 0)).map(({ text }) => text)
}

const code = (text: string): string => `\`\`\`sh\n${text}\n\`\`\``

describe('asksHow', () => {
  it.each([
    'how do I upgrade it',
    'upgrade with docker',
    'nginx config example',
    'command to stop it',
  ])('recognises %j', (question) => expect(asksHow(question)).toBe(true))

  it.each(['what is a lamp', 'is it free', 'deploy keeps failing', 'how much is it'])(
    'does not see it in %j',
    (question) => expect(asksHow(question)).toBe(false),
  )
})

describe('addProcedure', () => {
  it('adds the code below the sentences, each block with the sentence above it', () => {
    const page = `Take the newest image.\n\n${code('pull')}\n\nThen prepare the tables.\n\n${code('prepare')}`
    expect(add(page)).toEqual([
      'Take the newest image.',
      'pull',
      'Then prepare the tables.',
      'prepare',
    ])
  })

  it('adds the steps that no sentence announces', () => {
    const steps = '1. Open the menu.\n2. Choose a lamp.\n3. Save it.'
    expect(add(`You can switch it on at sunset.\n\n${steps}`)).toEqual([
      'You can switch it on at sunset.',
      'Open the menu.',
      'Choose a lamp.',
      'Save it.',
    ])
  })

  it('adds nothing to an answer with code, and nothing far below', () => {
    const page = `${code('first')}\n\nThis is the first.\n\n${code('second')}`
    expect(add(page, [0, 1])).toEqual(['first', 'This is the first.'])
    const far = `Take it.\n\n${'Nobody has to read this sentence. '.repeat(20)}\n\n${code('far')}`
    expect(add(far)).toEqual(['Take it.'])
  })

  it('adds the best of several tabs, with its label', () => {
    const page = `Put a proxy before it.\n\n**nginx**\n\n${code('server nginx')}\n\n**Apache**\n\n${code('VirtualHost')}`
    const worths = read(page).map(({ text }) => (text === 'VirtualHost' ? 2 : 0))
    expect(add(page, [0], worths)).toEqual(['Put a proxy before it.', 'Apache', 'VirtualHost'])
  })

  it('prefers the tab that the question names', () => {
    const page = `Put a proxy before it.\n\n**nginx**\n\n${code('server')}\n\n**Apache**\n\n${code('VirtualHost')}`
    const units = read(page)
    const worths = units.map(({ text }) => (text === 'VirtualHost' ? 2 : 0))
    const told = addProcedure(units, units.slice(0, 1), worths, new Set(['nginx']))
    expect(told.map(({ text }) => text)).toEqual(['Put a proxy before it.', 'nginx', 'server'])
  })

  it('adds code above the answer only if it says nearly as much, and none follows', () => {
    const page = `Caddy does it alone.\n\nnginx needs this:\n\n${code('server')}\n\nA CDN needs more.`
    expect(add(page, [3], [-4, -4, -0.5, 0])).toEqual([
      'nginx needs this:',
      'server',
      'A CDN needs more.',
    ])
    expect(add(page, [3], [-4, -4, -3, 0])).toEqual(['A CDN needs more.'])
    const more = `${page}\n\n${code('cdn')}`
    expect(add(more, [3], [-4, -4, -0.5, 0, -5])).toEqual(['A CDN needs more.', 'cdn'])
  })

  it('exchanges code that the question does not name for code that it names', () => {
    const page = `Put a proxy before it.\n\nCaddy does it alone:\n\n${code('caddy')}\n\nnginx needs this:\n\n${code('server')}`
    const units = read(page)
    const worths = units.map(() => 0)
    const told = (word: string): string[] =>
      addProcedure(units, units.slice(0, 3), worths, new Set([word])).map(({ text }) => text)
    expect(told('nginx')).toEqual(['Put a proxy before it.', 'nginx needs this:', 'server'])
    expect(told('caddi')).toContain('caddy')
    expect(told('proxi')).toContain('caddy')
  })

  it('keeps a sentence above the code if it does not announce the code', () => {
    const page = `Docent needs a proxy.\n\n${code('caddy')}\n\nnginx needs this:\n\n${code('server')}`
    const units = read(page)
    const told = addProcedure(units, units.slice(0, 2), [0, 0, 0, 0], new Set(['nginx']))
    expect(told.map(({ text }) => text)).toEqual([
      'Docent needs a proxy.',
      'nginx needs this:',
      'server',
    ])
  })

  it('puts the code last if the answer is not in the order of the page', () => {
    const page = `The first.\n\nThe second.\n\n${code('run')}`
    expect(add(page, [1, 0])).toEqual(['The second.', 'The first.', 'run'])
  })

  it('keeps a sentence that was cut as it is', () => {
    const units = read(`${'Take it and turn it. '.repeat(3)}\n\n${code('run')}`)
    const [first] = units
    const cut = { ...first!, markdown: 'Take it …' }
    const told = addProcedure(units, [cut], [0, 0, 0, 0])
    expect(told.map(({ markdown }) => markdown)).toContain('Take it …')
    expect(told.at(-1)?.text).toBe('run')
  })

  it('reads any number of labelled blocks in linear time', () => {
    const [first, label, block] = read(`Take it.\n\n**nginx**\n\n${code('server')}`)
    const work = (text: string): void => {
      const units = Array.from(text, (_, place) => ({
        ...(place === 0 ? first! : place % 2 === 1 ? label! : block!),
        block: place,
      }))
      addProcedure(
        units,
        units.slice(0, 1),
        units.map(() => 0),
        new Set(['nginx']),
      )
    }
    expect(measureGrowth(work, (times) => 'u'.repeat(times))).toBeLessThan(MOST_GROWTH)
  })

  it('adds no procedure without an end', () => {
    const page = `Take it.\n\n${Array.from({ length: 90 }, (_, place) => `${place + 1}. Turn the lamp once more.`).join('\n')}`
    expect(add(page)).toEqual(['Take it.'])
  })
})
