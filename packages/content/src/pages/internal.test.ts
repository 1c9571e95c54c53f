import { expect, it } from 'vitest'
import { formatProblem } from './problem.ts'
import { loadContent } from './load.node.ts'
import type { LoadOptions } from './load.node.ts'
import type { Content } from '../types.ts'
import { writeFolder } from '../testing/folder.node.ts'

const HOME = '---\ntitle: Home\n---\n\nLamps.\n'

async function load(files: Record<string, string>, options: LoadOptions = {}): Promise<Content> {
  return loadContent(await writeFolder({ 'index.md': HOME, ...files }), options)
}

const routesOf = (pages: Content['internal']): string[] => (pages ?? []).map(({ route }) => route)

const write = (field: string): string => `---\ntitle: Vault\n${field}\n---\n\nThe code is 7.\n`

it('keeps internal pages, and the files that they show, apart from the site', async () => {
  const picture = '\n![The vault](vault.png)\n\nSee [the alarm](alarm.md#stop) and [home](/).\n'
  const content = await load({
    'staff/vault.md': `${write('audience: internal\naddress: https://wiki.example/vault')}${picture}`,
    'staff/alarm.md': `${write('audience: internal')}\n## Stop\n\nNow.\n`,
    'staff/vault.png': 'x',
  })
  expect(content.problems).toEqual([])
  expect(content.documents.map(({ route }) => route)).toEqual(['/'])
  expect(content.assets).toEqual([])
  expect(routesOf(content.internal)).toEqual(['/staff/alarm', '/staff/vault'])
  const [, vault] = content.internal ?? []
  expect(vault?.address).toBe('https://wiki.example/vault')
  expect(vault?.links.map(({ target }) => target)).toContain('/staff/alarm#stop')
})

it('reports links from public pages to internal ones', async () => {
  const { problems } = await load({
    'open.md': '---\ntitle: Open\n---\n\nSee [the vault](vault.md).\n',
    'vault.md': write('audience: internal'),
  })
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining('leads to a page that is not published: vault.md is internal'),
  ])
})

it('changes its hash with an internal page', async () => {
  const [before, after] = [await load({}), await load({ 'vault.md': write('audience: internal') })]
  expect(after.hash).not.toBe(before.hash)
})

// A mistake must not publish a page.
it.each([
  write('audience: staff'),
  write('audience: [internal]'),
  write('Audience: internal'),
  '---\ntitle: Vault\naudience: internal\n\nThe code is 7.\n',
  '---\ntitle: [Vault\naudience: internal\n---\n\nThe code is 7.\n',
  '+++\ntitle = "Vault"\naudience = "internal"\n+++\nThe code is 7.\n',
  '{"title": "Vault", "audience": "internal"}\nThe code is 7.\n',
])('takes %j for internal', async (text) => {
  const { documents, internal } = await load({ 'vault.md': text }, { lenient: true })
  expect(documents.map(({ route }) => route)).toEqual(['/'])
  expect(routesOf(internal)).toEqual(['/vault'])
})

it.each(['audience: public', 'audience:'])('takes "%s" for public', async (field) => {
  const { documents, internal } = await load({ 'vault.md': write(field) })
  expect([documents.length, internal]).toEqual([2, undefined])
})
