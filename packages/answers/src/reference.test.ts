import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createDrafter } from './drafter.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'index.md': '---\ntitle: Lamps\n---\nA program for lamps.\n',
    'settings.md': [
      '---\ntitle: Settings\n---',
      '## trustDimmer\n\nWhen `true`, the program skips the check of each dimmer before it starts.',
      '## fade_time\n\nThe seconds until a lamp is dark. With 0, `fade_time` does nothing.',
      '## iPhone\n\nOpen the camera and point it at the square sign below the lamp.',
    ].join('\n\n'),
    'troubleshooting.md': [
      '---\ntitle: Troubleshooting\n---',
      '## "the dimmer timed out" at the start',
      '**Description**: At the start, the lamp stays dark, and you see an error such as this:',
      '```\nLampError: the dimmer timed out\n```',
      '**Similar issues**: [lamp#12](https://lamps.example/12), [lamp#14](https://lamps.example/14)',
      '**Solution**: Unplug the lamp for a minute.',
      'Some dimmers need long until they answer for the first time. '.repeat(6),
      'Lamps of the first series have no dimmer, so they never show this. '.repeat(4),
    ].join('\n\n'),
  })
})

afterAll(() => site.close())

function ask(text: string): string {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Lamps' })
  const { said } = write({ text, history: [], again: 0, avoid: [] }).draft
  return said.filter((one) => typeof one === 'string').join('')
}

it('names the setting that its section describes without naming it', () => {
  expect(ask('Can I skip the check of dimmers?')).toMatch(
    /^`trustDimmer`: When `true`, the program/,
  )
  expect(ask('How many seconds until a lamp is dark?')).toMatch(/^The seconds until/)
})

it('shows a name that is not code as a word', () => {
  expect(ask('Where do I point the camera?')).toMatch(/^\*\*iPhone\*\*: Open the camera/)
})

it('tells the solution of an error, and not only what it looks like', () => {
  const answer = ask('the dimmer timed out as soon as I switch it on')
  expect(answer).toContain('**Solution**: Unplug the lamp for a minute.')
  expect(answer).not.toContain('Similar issues')
})
