// What the embed loads when somebody means to use it: the chat as it is on our own site.

import { rewordPill } from './embed/drawPill.ts'
import type { EmbeddedChat, EmbedOptions, EmbedPlace, Tell } from './embed/types.ts'
import { mountWidget } from './mount.tsx'
import { fillTexts } from './texts/fillTexts.ts'
import { applySettings, readSettings } from './ui/settings.ts'
import type { WidgetOptions } from './ui/options.ts'
import { createWidget } from './widget.ts'
import type { LiveWidget } from './widget.ts'

/** Brings the pill that stands on a page to life as it is. */
export function startEmbedded(place: EmbedPlace, rules: string): EmbeddedChat {
  const { container, options, settings, tell, addRules } = place
  const widget = createWidget(toWidgetOptions(options, settings))
  addRules(rules)
  rewordPill(container, { label: options.label, tooltip: widget.texts.tooltip })
  const unfollow = followChat(widget, tell)
  const feedback = followFeedback(widget.feedback, tell)
  const handle = mountWidget(container, { ...widget, feedback })
  return {
    ...handle,
    reset: widget.session.clear,
    destroy() {
      unfollow()
      handle.destroy()
    },
  }
}

/** What the tag says, and for the rest what the server says. */
function toWidgetOptions(
  { endpoint, position, label, ...own }: EmbedOptions,
  value: unknown,
): WidgetOptions {
  const settings = readSettings(value)
  const brand = settings.brand ?? ''
  const words = { launcher: label }
  const base = { brand, endpoint, position, keepsLabel: true, quickReplies: [], texts: words }
  const built = { options: base, texts: fillTexts(brand, words) }
  const { options, texts } = applySettings(built, settings)
  const { scroll, persist, restoreOpen, contact } = value as Record<string, unknown>
  return {
    ...options,
    texts,
    scroll: scroll === 'always' ? scroll : 'follow',
    persist: own.persist ?? readPersist(persist),
    restoreOpen: own.restoreOpen ?? restoreOpen === true,
    contact: readContact(contact, endpoint),
  }
}

function readPersist(value: unknown): WidgetOptions['persist'] {
  return value === 'none' || value === 'local' ? value : 'session'
}

/** A path is one of the assistant's own site, and not of the page. */
function readContact(value: unknown, endpoint: string): WidgetOptions['contact'] {
  const { label, href } = Object(value) as Record<string, unknown>
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

function followFeedback(feedback: LiveWidget['feedback'], tell: Tell): LiveWidget['feedback'] {
  return (
    feedback && {
      ...feedback,
      async tell(rating) {
        await feedback.tell(rating)
        tell('feedback', { messageId: rating.messageId, vote: rating.vote })
      },
    }
  )
}
