import { expect, it } from 'vitest'
import { createMarkdownReply } from './reply.ts'

// The reply was made from the pages of the site, and the bench failed when they were rewritten.
it('has the asked length and every kind of Markdown, also if it is repeated', async () => {
  expect(await createMarkdownReply(12_000)).toHaveLength(12_000)
  expect(await createMarkdownReply(120_000)).toHaveLength(120_000)
})

it('refuses a length that leaves no room for every kind of Markdown', async () => {
  await expect(createMarkdownReply(100)).rejects.toThrow('reply.md has no')
})
