// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArchive } from '../../chat/src/archive.ts'
import { createChatSession } from '@docent/chat'
import { answer, createScriptedTransport, question } from '../../chat/testing/builders.ts'
import { finish, start, text } from '../../chat/testing/builders.ts'
import { FRAME_MS, WRITE_AFTER_MS } from '../../chat/src/limits.ts'
import { createTokens } from '../../chat/src/tokens.ts'
import { startChatKeeping } from './keeping.ts'
import { nameStorage } from './storageNames.ts'

const NAMES = nameStorage('https://example.com/chat')
const ID = 'shared-chat'

let held: Map<string, string>
let areas: Storage[]
let close: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  held = new Map()
  areas = []
  close = []
})

afterEach(() => {
  for (const leave of close) leave()
  vi.useRealTimers()
})

/** One tab's view of the storage of all. As in a browser, only the other tabs hear of a change. */
function openArea(): Storage {
  function change(key: string, newValue: string | null): void {
    const oldValue = held.get(key) ?? null
    if (newValue === oldValue) return
    if (newValue === null) held.delete(key)
    else held.set(key, newValue)
    for (const storageArea of areas.filter((other) => other !== area)) {
      const event = Object.assign(new Event('storage'), { key, oldValue, newValue, storageArea })
      setTimeout(() => dispatchEvent(event))
    }
  }

  const area = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: change,
    removeItem: (key: string) => change(key, null),
  } as Storage
  areas.push(area)
  return area
}

function openTab() {
  const storage = openArea()
  const transport = createScriptedTransport()
  const session = createChatSession({ transport })
  const archive = createArchive({ storage, key: NAMES.archive })
  const kept = { session, tokens: createTokens(), storage, drafts: undefined, names: NAMES }
  close.push(startChatKeeping({ ...kept, archive }))
  return {
    transport,
    session,
    archive,
    /** As a visitor does in the panel. */
    deleteForGood() {
      const { id } = session
      session.stop()
      session.clear()
      archive.erase(id)
    },
    begin(content: string, id?: string) {
      const chat = { messages: [question(content), answer(`About ${content}`)], cut: {} }
      session.restore({ ...chat, id: id ?? `chat-${content}` })
    },
  }
}

/** Lets changes be written and reach the other tabs. */
const agree = () => vi.advanceTimersByTimeAsync(2 * WRITE_AFTER_MS)

async function openTwoTabs() {
  const one = openTab()
  const other = openTab()
  one.begin('secret', ID)
  await agree()
  expect(other.session.id).toBe(ID)
  return { one, other }
}

const contents = ({ session }: ReturnType<typeof openTab>) =>
  session.state.get().messages.map(({ content }) => content)
const earlier = ({ archive }: ReturnType<typeof openTab>) =>
  archive.entries.get().map(({ id }) => id)

// The other tab put the conversation away when it followed, with all of its text and its token.
describe('a conversation that is deleted for good', () => {
  it('is gone from the other tab and from the storage', async () => {
    const { one, other } = await openTwoTabs()
    one.deleteForGood()
    await agree()
    expect(contents(other)).toEqual([])
    expect([...held]).toEqual([])
    expect([...earlier(one), ...earlier(other)]).toEqual([])
  })

  it('is gone too if another one begins at once', async () => {
    const { one, other } = await openTwoTabs()
    one.deleteForGood()
    one.session.send('next')
    await vi.advanceTimersByTimeAsync(FRAME_MS)
    one.transport.push(start('a'), text('It is so.'), finish)
    await agree()
    expect(contents(other)).toEqual(['next', 'It is so.'])
    expect([...earlier(one), ...earlier(other)]).toEqual([])
    expect([...held.values()].join('')).not.toContain('secret')
  })

  it('ends a reply that is running in the other tab', async () => {
    const { one, other } = await openTwoTabs()
    other.session.send('more')
    await vi.advanceTimersByTimeAsync(FRAME_MS)
    other.transport.push(start('a'), text('It is'))
    await agree()
    one.deleteForGood()
    await agree()
    expect(contents(other)).toEqual([])
    expect(other.transport.signals[0]?.aborted).toBe(true)
    expect([...held]).toEqual([])
  })

  it('is gone from a tab that still shows it when it is deleted from the list', async () => {
    const { one, other } = await openTwoTabs()
    other.session.send('more')
    one.session.clear()
    await agree()
    expect(earlier(one)).toEqual([ID])
    one.archive.erase(ID)
    await agree()
    expect(contents(other)).toEqual([])
    expect([...held]).toEqual([])
  })
})

describe('a conversation that another tab puts away', () => {
  it('is in the list once, as that tab had it', async () => {
    const { one, other } = await openTwoTabs()
    one.session.clear()
    await agree()
    expect(contents(other)).toEqual([])
    expect([earlier(one), earlier(other)]).toEqual([[ID], [ID]])
  })

  it('does not end a reply that is running here, also if it is taken up again', async () => {
    const { one, other } = await openTwoTabs()
    other.session.send('more')
    one.session.clear()
    await agree()
    one.archive.remove(ID)
    await agree()
    await vi.advanceTimersByTimeAsync(FRAME_MS)
    other.transport.push(start('a'), text('It is so.'), finish)
    await agree()
    expect(contents(one)).toEqual(['secret', 'About secret', 'more', 'It is so.'])
  })

  it('is put away here if that tab did not know it', async () => {
    const one = openTab()
    const other = openTab()
    one.session.send('mine')
    other.session.send('theirs')
    await vi.advanceTimersByTimeAsync(FRAME_MS)
    for (const { transport } of [one, other]) {
      transport.push(start('a'), text('It is so.'), finish)
      await agree()
    }
    expect(contents(one)).toEqual(['theirs', 'It is so.'])
    expect(one.archive.entries.get()).toMatchObject([{ title: 'mine' }])
  })
})
