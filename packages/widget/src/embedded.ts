// What the embed loads when somebody means to use it: the chat as it is on our own site.

import { isObject } from '@docent/protocol'
import { rewordPill } from './embed/drawPill.ts'
import type { EmbeddedChat, EmbedOptions, EmbedPlace, Tell } from './embed/types.ts'
import { mountWidget } from './mount.tsx'
import { readSettings } from './ui/settings.ts'
import type { WidgetOptions } from './ui/options.ts'
import { createWidget } from './widget.ts'
import type { LiveWidget } from './widget.ts'

export type { StartEmbedded } from './embed/types.ts'

/**
 * Asks the server what chat it is, and brings the pill to life as it stands.
 *
 * @throws {Error} if the server does not say; nothing on the page has changed then.
 */
export async function startEmbedded(place: EmbedPlace, rules: string): Promise<EmbeddedChat> {
  const { container, options, tell, addRules } = place
  const widget = createWidget(
    toWidgetOptions(options, await askSettings(options.endpoint, place.signal)),
  )
  addRules(rules)
  rewordPill(container, { label: options.label, tooltip: widget.texts.tooltip })
  const unfollow = followChat(widget, tell)
  const giveBack = options.isHidden ? followFocus(widget) : () => undefined
  const handle = mountWidget(container, widget)
  return {
    ...handle,
    reset: widget.session.clear,
    destroy() {
      unfollow()
      giveBack()
      handle.destroy()
    },
  }
}

async function askSettings(endpoint: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const address = new URL('assistant', endpoint).href
  const response = await fetch(address, { signal })
  if (response.ok) return response.json()
  throw new Error(`Cannot load the chat: ${address} answered ${response.status}.`)
}

function toWidgetOptions(options: EmbedOptions, settings: unknown): WidgetOptions {
  const { brand = '', texts, quickReplies = [] } = readSettings(settings)
  const { scroll, persist, restoreOpen, contact } = settings as Record<string, unknown>
  const { endpoint, position, label } = options
  return {
    brand,
    endpoint,
    position,
    label,
    quickReplies,
    texts: { ...pickTexts(texts), launcher: label },
    scroll: scroll === 'always' ? scroll : 'follow',
    persist: options.persist ?? readPersist(persist),
    restoreOpen: options.restoreOpen ?? restoreOpen === true,
    contact: readContact(contact, endpoint),
  }
}

function pickTexts(texts: Readonly<Record<string, unknown>>): Record<string, string> {
  const some = Object.entries(texts).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(some) as Record<string, string>
}

function readPersist(value: unknown): WidgetOptions['persist'] {
  return value === 'none' || value === 'local' ? value : 'session'
}

/** A path is one of the assistant's own site, and not of the page. */
function readContact(value: unknown, endpoint: string): WidgetOptions['contact'] {
  if (!isObject(value)) return undefined
  const { label, href } = value
  if (typeof label !== 'string' || typeof href !== 'string' || !URL.canParse(href, endpoint)) {
    return undefined
  }
  return { label, href: new URL(href, endpoint).href }
}

/** Tells the page what a visitor does, until the returned function is called. */
function followChat({ session, view }: LiveWidget, tell: Tell): () => void {
  let { isOpen } = view.state.get()
  let { status } = session.state.get()

  const unfollowView = view.state.subscribe(() => {
    const was = isOpen
    isOpen = view.state.get().isOpen
    if (isOpen !== was) tell(isOpen ? 'open' : 'close', undefined)
  })
  const unfollowSession = session.state.subscribe(() => {
    const was = status
    const { status: now, messages, failure } = session.state.get()
    status = now
    if (now === was) return
    if (now === 'submitted') {
      tell('ask', { question: messages.findLast(({ role }) => role === 'user')?.content ?? '' })
    } else if (now === 'error') {
      tell('error', { message: failure?.text ?? '' })
    } else if (now === 'ready' && was === 'streaming') {
      tell('answer', { text: messages.at(-1)?.content ?? '' })
    }
  })
  return () => {
    unfollowView()
    unfollowSession()
  }
}

/** Without a pill, what had the focus before has it again when the panel closes. */
function followFocus({ view }: LiveWidget): () => void {
  let before: Element | null = null
  let { isOpen } = view.state.get()
  return view.state.subscribe(() => {
    const was = isOpen
    isOpen = view.state.get().isOpen
    if (isOpen && !was) before = document.activeElement
    if (was && !isOpen && before instanceof HTMLElement) before.focus({ preventScroll: true })
  })
}
