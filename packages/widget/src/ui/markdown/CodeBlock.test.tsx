// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const load = vi.fn(() => vi.importActual('../../highlighting/highlightCode.ts'))

// Each test loads the block again: otherwise the first test would load it for all.
beforeEach(() => {
  vi.resetModules()
  load.mockClear()
  vi.doMock('../../highlighting/highlightCode.ts', load)
})

afterEach(cleanup)

async function show(text: string) {
  const { Markdown } = await import('./Markdown.tsx')
  const { container, rerender } = render(<Markdown text={text} />)
  return { container, grow: (more: string) => rerender(<Markdown text={more} />) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

it('is highlighted by classes once its fence is closed, and not before', async () => {
  const { container, grow } = await show('```ts\nconst a = 1\n')
  await settle()
  expect(load).not.toHaveBeenCalled()
  grow('```ts\nconst a = 1\n``')
  await settle()
  expect(load).not.toHaveBeenCalled()

  grow('```ts\nconst a = 1\n```')
  await vi.waitFor(() => {
    expect(container.querySelector('.code-keyword')?.textContent).toBe('const')
  })
  expect(container.querySelector('pre')!.textContent).toBe('const a = 1')
  expect(container.innerHTML).not.toContain('style')
})

it.each([
  ['of a language that is not known', '```cobol\nADD 1\n```'],
  ['without a language', '```\nconst a\n```'],
  ['that is indented', '    const a'],
  ['whose fence another one does not close', '````js\nconst a\n```'],
  ['that is too long', `\`\`\`js\n${'let a\n'.repeat(2600)}${'let b\n'.repeat(1000)}\`\`\``],
])('stays plain %s, and loads nothing', async (_, text) => {
  const { container } = await show(text)
  await settle()
  expect(load).not.toHaveBeenCalled()
  expect(container.querySelector('pre code, .verbatim')?.childElementCount).toBe(0)
})

it('stays plain if what highlights cannot be loaded, and the next one asks again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { container, grow } = await show('```js\nlet a\n```\n\nText')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await settle()
  expect(container.querySelector('pre')!.textContent).toBe('let a')
  expect(container.querySelector('.code-keyword')).toBeNull()
  grow('```js\nlet a\n```\n\nText\n\n```js\nlet b\n```\n\nMore')
  await vi.waitFor(() => expect(container.querySelector('.code-keyword')).not.toBeNull())
})
