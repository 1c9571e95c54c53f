// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Wakeable, wakeOnIntent } from './wake.ts'

/** A chat whose loading the test ends when it likes, as a network would. */
function createLoading() {
  const chat = {
    open: vi.fn<Wakeable['open']>(),
    ask: vi.fn<Wakeable['ask']>(),
    suggest: vi.fn<Wakeable['suggest']>(),
  }
  let settle: PromiseWithResolvers<Wakeable> = Promise.withResolvers()
  const load = vi.fn<() => Promise<Wakeable>>(() => settle.promise)
  return {
    chat,
    load,
    arrive: () => settle.resolve(chat),
    fail() {
      settle.reject(new Error('offline'))
      settle = Promise.withResolvers()
    },
  }
}

let pill: HTMLElement
let ask: HTMLElement
let failure: HTMLElement
let loading: ReturnType<typeof createLoading>
const onPill = vi.fn<() => void>()

beforeEach(() => {
  document.body.innerHTML = `
    <p id="words">Words</p>
    <button data-ask="Who is it for?"><b>Ask</b></button>
    <output data-text="It could not be loaded."></output>
    <div class="docent"><button>Talk to the assistant</button></div>`
  const container = document.querySelector<HTMLElement>('.docent')!
  pill = container.querySelector('button')!
  ask = document.querySelector('[data-ask] b')!
  failure = document.querySelector('output')!
  loading = createLoading()
  onPill.mockClear()
  vi.stubGlobal('reportError', vi.fn<typeof reportError>())
  pill.addEventListener('click', onPill)
  wakeOnIntent(container, failure, loading.load)
})

afterEach(() => vi.unstubAllGlobals())

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

describe('wakeOnIntent', () => {
  it('loads nothing while a visitor does something else', () => {
    document.querySelector<HTMLElement>('#words')!.click()
    expect(loading.load).not.toHaveBeenCalled()
  })

  it.each(['pointerover', 'pointerdown', 'focusin'])('loads once at the first %s', (sign) => {
    pill.dispatchEvent(new Event(sign, { bubbles: true }))
    pill.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(loading.load).toHaveBeenCalledOnce()
  })

  it('opens for a click without other events, as voice control sends it', async () => {
    pill.click()
    loading.arrive()
    await settled()
    expect(loading.chat.open).toHaveBeenCalledOnce()
  })

  it('opens without a question if none is offered, and leaves the field unchanged', async () => {
    ask.closest<HTMLElement>('[data-ask]')!.dataset['ask'] = ''
    ask.click()
    loading.arrive()
    await settled()
    expect(loading.chat.open).toHaveBeenCalledOnce()
    expect(loading.chat.ask).not.toHaveBeenCalled()
  })

  it('opens once for clicks that came too early, and keeps them from the pill', async () => {
    pill.click()
    pill.click()
    pill.click()
    loading.arrive()
    await settled()
    expect(loading.chat.open).toHaveBeenCalledOnce()
    expect(onPill).not.toHaveBeenCalled()
  })

  it('does not open for an event that was not a click', async () => {
    pill.dispatchEvent(new Event('pointerover', { bubbles: true }))
    loading.arrive()
    await settled()
    expect(loading.chat.open).not.toHaveBeenCalled()
  })

  it('leaves the pill to itself once the chat is there', async () => {
    pill.dispatchEvent(new Event('focusin', { bubbles: true }))
    loading.arrive()
    await settled()
    pill.click()
    expect(onPill).toHaveBeenCalledOnce()
    expect(loading.chat.open).not.toHaveBeenCalled()
  })

  it('asks the question of an element, before and after the chat is there', async () => {
    ask.click()
    loading.arrive()
    await settled()
    ask.click()
    expect(loading.chat.ask.mock.calls).toEqual([['Who is it for?'], ['Who is it for?']])
  })

  it('suggests the question of an element that says so', async () => {
    ask.closest<HTMLElement>('[data-ask]')!.dataset['suggest'] = ''
    ask.click()
    loading.arrive()
    await settled()
    expect(loading.chat.suggest.mock.calls).toEqual([['Who is it for?']])
    expect(loading.chat.ask).not.toHaveBeenCalled()
  })

  it('does what was wanted last', async () => {
    pill.click()
    ask.click()
    loading.arrive()
    await settled()
    expect(loading.chat.open).not.toHaveBeenCalled()
    expect(loading.chat.ask).toHaveBeenCalledOnce()
  })

  it('says to those who wait that it could not be loaded, and tries again', async () => {
    pill.click()
    loading.fail()
    await settled()
    expect(failure.textContent).toBe('It could not be loaded.')
    expect(reportError).toHaveBeenCalledWith(new Error('offline'))

    pill.click()
    expect(failure.textContent).toBe('')
    loading.arrive()
    await settled()
    expect(loading.chat.open).toHaveBeenCalledOnce()
  })

  it('keeps quiet about a failure that nobody waits for', async () => {
    pill.dispatchEvent(new Event('pointerover', { bubbles: true }))
    loading.fail()
    await settled()
    expect(failure.textContent).toBe('')
  })
})
