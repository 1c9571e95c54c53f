import { ASSISTANT_ENDPOINT } from '@docent/protocol/api'
import { attempt } from '@docent/chat/attempt'
import { nameStorage } from '../storageNames.ts'
import { createEmitter } from './emitter.ts'
import { drawFrame } from './frame.ts'
import type { DocentInstance, EmbeddedChat, EmbedOptions, StartEmbedded } from './types.ts'
import { wordsIn } from './words.ts'

export interface EmbedParts {
  readonly options: EmbedOptions
  /** The rules of the pill and its frame. */
  readonly rules: string
  /** Loads the rest. Called again after a failure. */
  readonly load: () => Promise<StartEmbedded>
  /** Called when it is destroyed. */
  readonly onGone: () => void
}

/**
 * A server that does not send its settings in this time counts as unavailable, and the visitor can try
 * again.
 */
const GIVE_UP_MS = 30_000

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/**
 * Draws the pill, and loads the chat on the first sign of interest: a pointer, a touch or the focus
 * on the pill, or a call. It runs earlier calls once the chat is ready. If the chat cannot load, it
 * says so next to the pill when a visitor waits for it, and tries
 * again at the next sign.
 */
export function createEmbed({ options, rules, load, onGone }: EmbedParts): DocentInstance {
  const { element, container, say, addRules } = drawFrame(options, rules)
  const { tell, on, clear } = createEmitter(element)
  const signs = new AbortController()
  const gone = new AbortController()
  let chat: EmbeddedChat | undefined
  let isLoading = false
  let wishes: ((chat: EmbeddedChat) => void)[] = []

  async function wake(): Promise<void> {
    if (chat || isLoading || gone.signal.aborted) return
    isLoading = true
    say('')
    try {
      const [start, settings] = await Promise.all([load(), askSettings(options, gone.signal)])
      gone.signal.throwIfAborted()
      const started = await start({ container, options, settings, tell, addRules })
      if (gone.signal.aborted) started.destroy()
      gone.signal.throwIfAborted()
      chat = started
      signs.abort()
    } catch (cause) {
      if (!gone.signal.aborted) fail(cause)
    }
    isLoading = false
    container.removeAttribute('data-waking')
    const granted = wishes
    wishes = []
    if (chat) for (const wish of granted) wish(chat)
  }

  function fail(cause: unknown): void {
    if (wishes.length > 0) say(wordsIn(options.language).failed)
    tell('error', { message: cause instanceof Error ? cause.message : String(cause) })
    reportError(cause)
  }

  function want(wish: (chat: EmbeddedChat) => void): void {
    if (chat) return wish(chat)
    wishes.push(wish)
    container.setAttribute('data-waking', '')
    void wake()
  }

  const open = (chat: EmbeddedChat): void => chat.open()

  function onSign(event: Event): void {
    if (event.type !== 'click') return void wake()
    // Hidden from React, which may be hydrating the pill at this moment and would handle it as well.
    event.stopImmediatePropagation()
    // An impatient visitor who clicks twice wants it open.
    wishes = wishes.filter((wish) => wish !== open)
    want(open)
  }

  const { signal } = signs
  for (const sign of SIGNS) container.addEventListener(sign, onSign, { capture: true, signal })
  if (options.isHidden) giveFocusBack(on)
  if (wasOpen(options.endpoint)) void wake()

  return {
    element,
    open: () => want(open),
    // A chat that has not loaded yet is closed.
    close: () => (chat || isLoading) && want((chat) => chat.close()),
    toggle: () => want((chat) => chat.toggle()),
    ask: (question) => want((chat) => chat.ask(question)),
    reset: () => want((chat) => chat.reset()),
    on,
    destroy() {
      signs.abort()
      gone.abort()
      chat?.destroy()
      chat = undefined
      clear()
      element.remove()
      onGone()
    },
  }
}

async function askSettings(
  { endpoint, language }: Pick<EmbedOptions, 'endpoint' | 'language'>,
  gone: AbortSignal,
): Promise<unknown> {
  // It is next to the chat: /api/gen-ai, /api/assistant.
  const asked = language === undefined ? '' : `?language=${encodeURIComponent(language)}`
  const address = new URL(ASSISTANT_ENDPOINT + asked, endpoint).href
  const late = new AbortController()
  const timer = setTimeout(() => {
    const patience = `${GIVE_UP_MS / 1000} s`
    late.abort(new Error(`Cannot load the chat: ${address} did not answer within ${patience}.`))
  }, GIVE_UP_MS)
  try {
    const response = await fetch(address, { signal: AbortSignal.any([gone, late.signal]) })
    if (response.ok) return await response.json()
    throw new Error(`Cannot load the chat: ${address} answered ${response.status}.`)
  } finally {
    clearTimeout(timer)
  }
}

/** Without a pill, the focus returns to where it was when the panel closes. */
function giveFocusBack(on: DocentInstance['on']): void {
  let before: Element | null = null
  on('open', () => (before = document.activeElement))
  on('close', () => before instanceof HTMLElement && before.focus({ preventScroll: true }))
}

/** The chat marks a panel that should reopen. If storage is blocked, even reading it throws. */
function wasOpen(endpoint: string): boolean {
  const { open } = nameStorage(endpoint)
  return Boolean(attempt(() => sessionStorage.getItem(open)))
}
