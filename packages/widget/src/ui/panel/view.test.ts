import { expect, it } from 'vitest'
import { finish, settle, start, text } from '../../../../chat/testing/builders.ts'
import { feed, open } from '../../../../chat/testing/sessionStage.ts'
import type { Stage } from '../../../../chat/testing/sessionStage.ts'
import { createView } from './view.ts'

async function askClosed(): Promise<Stage & { view: ReturnType<typeof createView> }> {
  const stage = open()
  const view = createView(stage.session)
  stage.session.send('one')
  await settle()
  await feed(stage, start('a'), text('Half an'))
  stage.drawFrame()
  return { ...stage, view }
}

it('has an answer unread that came to its end while the panel was closed', async () => {
  const stage = await askClosed()
  await feed(stage, text(' answer'), finish)
  expect(stage.view.state.get().isUnread).toBe(true)
  stage.view.open()
  expect(stage.view.state.get().isUnread).toBe(false)
})

// The pill said that there was something new, in an empty conversation.
it('has nothing unread of a conversation that was put away', async () => {
  const stage = await askClosed()
  stage.session.clear()
  expect(stage.view.state.get().isUnread).toBe(false)
})

it('begins at the end each time it is opened by a visitor', () => {
  const { open: openPanel, close, restore, place } = createView(open().session)
  openPanel()
  place.top = 300
  openPanel()
  expect(place.top).toBe(300)
  close()
  openPanel()
  expect(place.top).toBeUndefined()
  close()
  restore(200)
  expect(place.top).toBe(200)
})

it('suggests a question to a visitor who has typed nothing', () => {
  const { session } = open()
  const { suggest, state } = createView(session)
  suggest('What is it?')
  expect(state.get().isOpen).toBe(true)
  expect(session.state.get().draft).toBe('What is it?')
  session.setDraft('Mine')
  suggest('What is it?')
  expect(session.state.get().draft).toBe('Mine')
})
