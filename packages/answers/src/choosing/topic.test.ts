import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'
import { readTopic } from './topic.ts'

/** Most pages have "install" and "Lumo" more often than the page about the installation. */
const PAGES = {
  'index.md': '# Lumo\n\nLumo switches lamps.\n',
  'setup/installation.md':
    '# Installation\n\nLumo comes as a package for every system.\n\n## Linux\n\nRun `apt install lumo`.\n',
  'setup/upgrading.md': '# Upgrading Lumo\n\nStop the service, and run `apt upgrade`.\n',
  'start.md': '# Quick start\n\nConnect a lamp, and press its button.\n',
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, place) => [
      `plugins/plugin-${place}.md`,
      `# Plugin ${place}\n\nInstall the Lumo plugin ${place} if Lumo has no ${place}.\n\n## Setup\n\nTo install and start Lumo plugin ${place}, upgrade Lumo.\n`,
    ]),
  ),
}

let site: TestSite

beforeAll(async () => {
  site = await openSite(PAGES)
})

afterAll(() => site.close())

function read(question: string): ReturnType<typeof readTopic> {
  return readTopic(site.knowledge.readQuery(question))
}

function say(text: string): string {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Docs' })
  const { draft } = write({ text, history: [], again: 0, avoid: [] })
  return draft.said.filter((part) => typeof part === 'string').join('')
}

describe('readTopic', () => {
  it.each([
    'How do I install Lumo?',
    'installation',
    'getting started',
    'how much does it cost per month',
    'where do i start',
    'how can i set it up',
    'fastest way to get going',
    'how do I upgrade to the latest version',
    'What are the system requirements?',
    'Is it open source?',
    'Where can I report a bug?',
  ])('finds one in %j', (question) => expect(read(question)).toBeDefined())

  it.each([
    '',
    'How do I install a package?',
    'Install Lumo on a toaster',
    'What is Lumo?',
    'upgrade the firmware of a lamp',
    'the installation of it is what I want to do now, and then how do I get on with it',
  ])('finds none in %j', (question) => expect(read(question)).toBeUndefined())

  it('prefers the title that is only the topic', () => {
    const topic = read('How do I install Lumo?')
    const weigh = (route: string, title: string, heading = '') =>
      topic?.weigh({ route, title, heading }) ?? 0
    const page = weigh('/setup/installation', 'Installation')
    expect(page).toBeGreaterThan(weigh('/setup/installation', 'Installation', 'Linux'))
    expect(page).toBeGreaterThan(weigh('/start', 'Quick start'))
    expect(weigh('/', 'Lumo', 'Install Lumo')).toBeGreaterThan(
      weigh('/plugins/plugin-1', 'Plugin 1', 'Setup'),
    )
    expect(weigh('/plugins/plugin-1', 'Plugin 1')).toBe(0)
    expect(weigh('/setup/installation', 'How it comes')).toBe(page)
  })
})

it.each([
  ['How do I install Lumo?', /^(?:Lumo comes as a package|Run `apt install lumo`)/],
  ['getting started', /^Connect a lamp, and press its button\./],
  ['how do i upgrade to the newest version?', /^Stop the service, and run `apt upgrade`\./],
])('answers %j from the page about nothing else', (question, answer) => {
  expect(say(question)).toMatch(answer)
})
