import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import type { Passage, Unit } from '@docent/retrieval'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { excerpt } from './excerpt.ts'
import { ANSWER_LENGTH } from '../tuning.ts'

function passage(markdown: string): Passage {
  const units = readUnits(lexMarkdown(markdown), (href) => href)
  const text = units.map((unit) => unit.text).join('\n')
  return {
    id: '/p',
    url: '/p',
    route: '/p',
    title: 'P',
    heading: '',
    path: [],
    section: '',
    units,
    text,
  }
}

/** Units are worth something if they hold the word. */
function keep(markdown: string, word: string, length = 120): string[] {
  const judge = ({ text }: Unit) => (text.includes(word) ? 1 : 0)
  return excerpt(passage(markdown), judge, length).map(({ text }) => text)
}

const FILLER = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.'

describe('excerpt', () => {
  it('keeps a passage that fits whole, but for sentences that point elsewhere', () => {
    expect(keep('One. Two. See the docs for more.', 'x')).toEqual(['One.', 'Two.'])
    expect(keep('See the docs. Read on.', 'x')).toEqual(['See the docs.', 'Read on.'])
  })

  it('keeps of a longer one the sentence that answers', () => {
    expect(keep(`${FILLER}\n\n${FILLER}\n\nThe port is 80.\n\n${FILLER}`, 'port', 40)).toEqual([
      'The port is 80.',
    ])
  })

  it('keeps what a sentence leans on', () => {
    const markdown = `${FILLER}\n\n${FILLER}\n\nThe server has a name. It listens on a port.\n\n${FILLER}`
    expect(keep(markdown, 'port')).toEqual(['The server has a name.', 'It listens on a port.'])
  })

  it('keeps the list that a sentence announces, and the sentence that announces a list', () => {
    const list = `${FILLER} ${FILLER}\n\nSet the port:\n\n- here\n- there\n\n${FILLER}`
    expect(keep(list, 'port')).toEqual(['Set the port:', 'here', 'there'])
    const items = `${FILLER} ${FILLER}\n\nSome things can be set:\n\n- name\n- port\n\n${FILLER}`
    expect(keep(items, 'port')).toEqual(['Some things can be set:', 'port'])
  })

  it('keeps all steps, in their order', () => {
    const steps = `${FILLER} ${FILLER}\n\nTo begin:\n\n1. Open it\n2. Set the port\n3. Close it\n\n${FILLER}`
    expect(keep(steps, 'port')).toEqual(['To begin:', 'Open it', 'Set the port', 'Close it'])
  })

  it('keeps the sentence before code, and the item that an inner one stands under', () => {
    expect(
      keep(`${FILLER} ${FILLER}\n\nRun this.\n\n\`\`\`\nport 80\n\`\`\`\n\n${FILLER}`, 'port'),
    ).toEqual(['Run this.', 'port 80'])
    const nested = `${FILLER} ${FILLER}\n\n- network\n  - address\n  - port\n- disk\n\n${FILLER}`
    expect(keep(nested, 'port', 20)).toEqual(['network', 'port'])
    const inner = `${FILLER} ${FILLER}\n\n- network\n- disk\n\n  \`\`\`\n  port\n  \`\`\`\n\n${FILLER}`
    expect(keep(inner, 'port', 20)).toEqual(['disk', 'port'])
  })

  it('keeps the rows that answer', () => {
    const rows = `${FILLER} ${FILLER}\n\n| Name | Value |\n| --- | --- |\n| host | a |\n| port | 80 |`
    expect(keep(rows, 'port', 30)).toEqual(['Name: port; Value: 80'])
  })

  it('prefers how a passage opens where nothing answers better', () => {
    expect(keep(`A pot is a vessel.\n\n${FILLER}\n\n${FILLER}`, 'x', 60)).toEqual([
      'A pot is a vessel.',
    ])
  })

  it.each([
    ['words', 'port '.repeat(1000)],
    ['one word', 'port'.repeat(1000)],
    ['code', `\`\`\`js\n${'port = 1\n'.repeat(500)}\`\`\``],
    ['a line of code', `\`\`\`js\n${'port'.repeat(1000)}\n\`\`\``],
    ['a row', `| a |\n| --- |\n| ${'port '.repeat(1000)} |`],
  ])('cuts %s that no answer can hold', (_, markdown) => {
    const judge = ({ text }: Unit) => (text.includes('port') ? 1 : 0)
    const units = excerpt(passage(markdown), judge, 300)
    expect(units).toHaveLength(1)
    expect(units[0]!.markdown.length).toBeLessThanOrEqual(ANSWER_LENGTH + 20)
    expect(units[0]!.markdown).toMatch(/…( \||\n```)?$/)
  })
})
