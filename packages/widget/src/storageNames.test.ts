// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameStorage } from './storageNames.ts'

it('gives the assistant of the site plain names', () => {
  expect(nameStorage(`${location.origin}/api/gen-ai`)).toEqual({
    chat: 'docent:chat',
    draft: 'docent:draft',
    archive: 'docent:chats',
    open: 'docent:open',
    session: 'docent:session',
    votes: 'docent:votes',
  })
})

it.each(['https://docs.example/api/gen-ai', `${location.origin}/other/api/gen-ai`])(
  'gives %s separate names',
  (assistant) => {
    expect(nameStorage(assistant).chat).toBe(`docent:chat@${assistant}`)
  },
)
