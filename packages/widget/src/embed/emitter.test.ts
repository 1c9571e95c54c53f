// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEmitter } from './emitter.ts'

afterEach(() => vi.unstubAllGlobals())

describe('createEmitter', () => {
  it('tells the listeners of a kind, until they stop listening', () => {
    const { tell, on } = createEmitter(document.createElement('div'))
    const [asked, answered] = [vi.fn<(detail: unknown) => void>(), vi.fn<() => void>()]
    const off = on('ask', asked)
    on('answer', answered)
    tell('ask', { question: 'Why?' })
    expect(asked).toHaveBeenCalledExactlyOnceWith({ question: 'Why?' })
    expect(answered).not.toHaveBeenCalled()
    off()
    tell('ask', { question: 'Why?' })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('tells the page, from the element up', () => {
    const seen = vi.fn<(event: Event) => void>()
    document.addEventListener('docent:ask', seen)
    const element = document.body.appendChild(document.createElement('div'))
    createEmitter(element).tell('ask', { question: 'Why?' })
    document.removeEventListener('docent:ask', seen)
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ target: element, detail: { question: 'Why?' } })
  })

  it('goes on when a listener of the page throws, and reports that', () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const { tell, on } = createEmitter(document.createElement('div'))
    const broken = new Error('theirs')
    const second = vi.fn<() => void>()
    on('open', () => {
      throw broken
    })
    on('open', second)
    tell('open', undefined)
    expect(report).toHaveBeenCalledWith(broken)
    expect(second).toHaveBeenCalledOnce()
  })
})
