import { describe, expect, it } from 'vitest'
import { findChanges } from './changes.ts'
import { TYPED_ROOMS } from '../checks/types.ts'
import type { Changes } from './changes.ts'

const importers = new Map([
  ['packages/texts', new Set(['packages/content'])],
  ['packages/content', new Set(['apps/server'])],
  ['packages/widget', new Set(['apps/playground'])],
])
const tests = ['packages/content/src/a.test.ts', 'apps/server/src/b.test.ts', 'scripts/c.test.ts']

function find(changed: readonly string[], deleted: readonly string[] = []): Changes {
  return findChanges({ changed, deleted, tests, importers })
}

describe('the types', () => {
  it.each([
    [['packages/texts/src/a.ts'], ['packages/texts', 'packages/content', 'apps/server']],
    [['packages/widget/src/a.tsx'], ['packages/widget', 'apps/playground']],
    [['e2e/chat/chat.spec.ts'], ['e2e']],
    [['docent.config.ts'], ['.']],
    [['apps/site/tsconfig.json'], ['apps/site']],
    [['README.md', 'packages/texts/src/a.css'], []],
  ])('of %j are those of its rooms and of all rooms that import them', (changed, rooms) => {
    expect(find(changed).rooms).toEqual(rooms)
  })

  it('of a deleted file are those of its room too', () => {
    expect(find(['e2e/chat/chat.spec.ts'], ['e2e/chat/chat.spec.ts'])).toMatchObject({
      rooms: ['e2e'],
      files: [],
      code: [],
      tested: [],
    })
  })
})

describe('the tests', () => {
  it.each([
    [['packages/widget/src/a.ts'], ['packages/widget/src/a.ts']],
    [['e2e/chat/chat.spec.ts'], ['e2e/chat/chat.spec.ts']],
    [['README.md'], ['scripts/c.test.ts']],
    [['docs/firewall.md'], tests],
    [['content/index.md'], tests],
    [['evals/own.jsonl'], ['packages/content/src/a.test.ts', 'apps/server/src/b.test.ts']],
  ])('of %j', (changed, tested) => {
    expect(find(changed).tested).toEqual(tested)
  })

  it('that start the product run for all code that it is made of, and not for its tests', () => {
    for (const starter of ['callDocent.ts', 'runDocent.ts']) {
      const path = `apps/server/src/testing/${starter}`
      expect(find(['packages/texts/src/a.ts']).tested).toContain(path)
      expect(find(['packages/texts/src/a.test.ts']).tested).not.toContain(path)
      expect(find(['packages/widget/src/a.ts']).tested).not.toContain(path)
    }
  })

  it('of a room and of all rooms that import it run for a file that is not a module', () => {
    expect(find(['packages/content/fixtures/a.json']).tested).toEqual(
      expect.arrayContaining(['packages/content/src/a.test.ts', 'apps/server/src/b.test.ts']),
    )
  })
})

it.each(['package-lock.json', 'package.json', 'tsconfig.base.json', 'vitest.config.ts'])(
  'checks everything for %s',
  (file) => {
    const { rooms, tested } = find([file])
    expect(rooms).toHaveLength(TYPED_ROOMS.length)
    expect(tested).toBe('all')
  },
)

it('knows which files were touched', () => {
  const { touches } = find(['evals/own.jsonl'])
  expect([touches('docs/', 'evals/'), touches('packages/')]).toEqual([true, false])
})
