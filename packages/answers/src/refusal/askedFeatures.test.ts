import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'
import { findAskedFeatures } from './askedFeatures.ts'
import { findMissingPairs } from './missingPairs.ts'

const PAGES = {
  'index.md': `---
title: Board
summary: A forum for teams.
---
The two columns of the board show topics and replies. A factor sets how fast topics sink.

## Log in

Members log in with a password or with SAML. The login ends after a day.

## Mobile

The app of the board runs in the browser of every mobile phone. To add it to the home screen, open the menu.

## Backups

A bucket of the last ten backups is kept in the data folder. The names of its files begin with S3 and a date.
`,
}

let site: TestSite

beforeAll(async () => {
  site = await openSite(PAGES)
})

afterAll(() => site.close())

function findMissing(question: string): string[] {
  return findMissingPairs(site.knowledge.readQuery(question), site.knowledge)
}

describe('findAskedFeatures', () => {
  it('finds a feature by any of its names of several words, as the visitor wrote it', () => {
    const [feature] = findAskedFeatures('How do I turn on Two-Factor logins?')
    expect(feature?.name).toBe('Two Factor')
    expect(feature?.others).toContain('2fa')
    expect(findAskedFeatures('deploy it with helm charts').map(({ name }) => name)).toEqual([
      'helm charts',
    ])
  })

  it.each(['', 'two', 'the factor of two', 'an app for the mobile', '—'])(
    'finds none in %j',
    (question) => expect(findAskedFeatures(question)).toEqual([]),
  )
})

describe('findMissingPairs, with features', () => {
  it('finds a feature that no page names, though pages have all of its words', () => {
    expect(findMissing('Is there two factor login?')).toEqual(['two factor'])
    expect(findMissing('Can I see it on an Apple watch?')).toEqual(['Apple watch'])
    expect(findMissing('keep the backups in an S3 bucket')).toEqual([])
  })

  it('does not miss a feature that a page names in another way', () => {
    expect(findMissing('Does it have single sign on?')).toEqual([])
    expect(findMissing('Is there a mobile app?')).toEqual([])
  })
})

it('refuses a question about such a feature, and names it', () => {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Board' })
  const ask = (text: string) => write({ text, history: [], again: 0, avoid: [] }).draft
  expect(ask('How do members log in?').grounded).toBe(true)
  const refusal = ask('Do members log in with two factor?')
  expect(refusal.grounded).toBe(false)
  expect(refusal.said[0]).toContain('“two factor”')
})
