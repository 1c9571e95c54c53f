import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKnowledge } from '../../../retrieval/src/store/open.node.ts'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'
import { findMissingPairs } from './missingPairs.ts'

const PAGES = {
  'index.md': `---
title: Bell
summary: A bell for the door.
---
Push the button of the bell. The bell sends notifications by mail to every member.
`,
  'calls.md': `---
title: Calls
summary: Talk to the visitor at the door.
---
## Live-stream

The camera shows who is at the door. Drag and drop its picture to a folder.

## Numbers

The voice of the visitor is recorded. Each call has a number.
`,
}

let site: TestSite

beforeAll(async () => {
  site = await openSite(PAGES)
})

afterAll(() => site.close())

function findMissing(question: string, knowledge = site.knowledge): string[] {
  return findMissingPairs(knowledge.readQuery(question), knowledge)
}

describe('findMissingPairs', () => {
  it('joins two words only by a space or a hyphen', () => {
    expect(findMissing('Is there a light switch?')).toEqual(['light switch'])
    expect(findMissing('Is there a light-switch?')).toEqual(['light switch'])
    // This used to be refused, because no page has a light switch.
    expect(findMissing('Is there a dark/light switch?')).toEqual([])
    expect(findMissing('Is it light, switch or knob?')).toEqual([])
  })

  it('finds a thing that no page mentions, though pages have both words', () => {
    expect(findMissing('Does it send push notifications?')).toEqual(['push notifications'])
    expect(findMissing('make a voice call')).toEqual(['voice call'])
  })

  it.each(['watch the live stream', 'a livestream', 'where do I drag and drop it'])(
    'finds none in %j, which a page mentions in another spelling',
    (question) => expect(findMissing(question)).toEqual([]),
  )

  it.each(['push the button up', 'notifications of a push', 'the number of the phone', ''])(
    'finds none in %j',
    (question) => expect(findMissing(question)).toEqual([]),
  )

  it('knows the names that the owner gave as synonyms', () => {
    const knowledge = openKnowledge(site.file, { synonyms: [['push notification', 'mail']] })
    expect(findMissing('Can it send a push notification?', knowledge)).toEqual([])
    knowledge.close()
  })
})

it('refuses a question about such a thing, and names it', () => {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Bell' })
  const ask = (text: string) => write({ text, history: [], again: 0, avoid: [] }).draft
  expect(ask('Does the bell send notifications by mail?').grounded).toBe(true)
  const refusal = ask('Does it send push notifications to my phone?')
  expect(refusal.grounded).toBe(false)
  expect(refusal.said[0]).toContain('“push notifications”')
})
