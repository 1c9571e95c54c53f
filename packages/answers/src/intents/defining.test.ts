import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'

/** Every page has the name, and most of them more often than the one that explains it. */
const PAGES = {
  'index.md': '# Welcome\n\nWelcome to the documentation of Lumo!\n',
  'why.md': '# Why Lumo?\n\n## Why Lumo?\n\nLumo is fast, and Lumo is free.\n',
  'introduction.md':
    '# Introduction\n\nLumo is an open source server that switches lamps.\nIt runs on any computer.\n',
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, place) => [
      `guides/part-${place}.md`,
      `# Lumo part ${place}\n\nLumo part ${place} of Lumo needs Lumo ${place}.\n\n## Lumo\n\nRun Lumo.\n`,
    ]),
  ),
  'guides/scenes.md':
    '# Scenes\n\nTo add one, open the menu.\n\n## Share\n\nA scene is a group of lamps with their colours. Scenes belong to a user.\n',
}

let site: TestSite

beforeAll(async () => {
  site = await openSite(PAGES)
})

afterAll(() => site.close())

function say(text: string, brand = 'Docs'): string {
  const write = createDrafter({ knowledge: site.knowledge, brand })
  const { draft } = write({ text, history: [], again: 0, avoid: [] })
  expect(draft.grounded).toBe(true)
  return draft.said.filter((part) => typeof part === 'string').join('')
}

it.each(['What is Lumo?', 'whats lumo', 'explain Lumo', 'What does Lumo do?'])(
  'answers %j with the sentence that defines it, among many that have the name more often',
  (question) =>
    expect(say(question)).toMatch(/^Lumo is an open source server that switches lamps\./),
)

it('also says so if the name is that of the site, and its home page only welcomes', () => {
  expect(say('What is Lumo?', 'Lumo')).toMatch(/^Lumo is an open source server .* any computer\./)
})

it('answers "why" with the section that says why', () => {
  expect(say('Why Lumo?')).toContain('Lumo is fast')
})

it('defines a word of the pages, in singular and plural', () => {
  expect(say('what is a scene')).toMatch(/^A scene is a group of lamps/)
  expect(say('what are scenes')).toMatch(/^A scene is a group of lamps/)
})
