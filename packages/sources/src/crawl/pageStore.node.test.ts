import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../content/src/testing/folder.node.ts'
import { openPageStore } from './pageStore.node.ts'
import type { PageStore } from './pageStore.node.ts'

const LAMPS = ['a', 'b', 'c'].map((name) => `https://lamps.example/${name}`)

function open(file: string): PageStore {
  const store = openPageStore(file)
  onTestFinished(() => store.close())
  return store
}

it('counts the addresses that wait and those that are done, in a resumed and in a new run', async () => {
  const file = join(await writeFolder({}), 'site.db')
  const first = open(file)
  first.begin()
  first.enqueue(LAMPS)
  // An address that is known counts once.
  first.enqueue(LAMPS.slice(0, 2))
  first.done(first.take() ?? '')
  first.take()
  expect(first.counts()).toEqual({ waiting: 2, done: 1 })

  const resumed = open(file)
  expect(resumed.counts()).toEqual({ waiting: 2, done: 1 })
  expect(resumed.begin()).toBe(true)
  for (let url = resumed.take(); url !== undefined; url = resumed.take()) resumed.done(url)
  expect(resumed.counts()).toEqual({ waiting: 0, done: 3 })
  resumed.end()

  expect(resumed.begin()).toBe(false)
  expect(resumed.counts()).toEqual({ waiting: 0, done: 0 })
})
