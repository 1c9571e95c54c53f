import { loadContent } from '@docent/content'
import { expect, it } from 'vitest'
import { writeFolder } from '../../../../packages/content/src/testing/folder.node.ts'
import { addressInternalPages } from './internalPages.ts'

const write = (title: string, fields: string, text: string): string =>
  `---\ntitle: ${title}\naudience: internal\n${fields}---\n\n${text}\n`

const FILES = {
  'index.md': '---\ntitle: Home\n---\n\nLamps.\n',
  'vault.md': write('Vault', '', 'See [the alarm](/alarm#stop) and [home](/).'),
  'alarm.md': write('Alarm', 'address: https://wiki.example/alarm\n', '## Stop\n\nNow.'),
}

it('gives internal pages their own address, or that of their file', async () => {
  const content = await loadContent(await writeFolder(FILES))
  const editUrl = 'https://code.example/{path}'
  const { internal = [], problems } = addressInternalPages(content, { editUrl })
  expect(problems).toEqual([])
  expect(internal.map(({ route }) => route)).toEqual([
    'https://wiki.example/alarm',
    'https://code.example/vault.md',
  ])
  expect(internal[1]?.links.map(({ target }) => target)).toEqual([
    'https://wiki.example/alarm#stop',
    '/',
  ])
})

it('leaves out an internal page without an address, and says what to do', async () => {
  const content = await loadContent(await writeFolder(FILES))
  const { internal = [], problems } = addressInternalPages(content, {})
  expect(internal.map(({ route }) => route)).toEqual(['https://wiki.example/alarm'])
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', file: 'vault.md', field: 'address' }),
  ])
})
