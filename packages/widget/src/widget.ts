import { ASSISTANT_ENDPOINT, CONVERSATION_ENDPOINT, FEEDBACK_ENDPOINT } from '@docent/protocol/api'
import { findStorage, keepChat } from './keepChat.ts'
import type { JSONObject } from '@docent/protocol'
import { createChatSession, createFetchTransport } from '@docent/chat'
import { fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import { loadPanel } from '@docent/texts/loadPanel'
import { nameStorage } from './storageNames.ts'
import type { Widget } from './ui/widgetTypes.ts'
import type { WidgetOptions } from './ui/settings/options.ts'
import { createView } from './ui/panel/view.ts'

/** A chat on a page. */
export interface LiveWidget extends Widget {
  /** Keeps the conversation until the returned function is called, which ends what is running. */
  start(): () => void
}

/** Loads the texts of a chat on this page. */
export function loadTexts({ language }: Pick<WidgetOptions, 'language'>): Promise<WidgetTexts> {
  return loadPanel(language ?? document.documentElement.lang)
}

/**
 * Creates a chat for a page: over the network, one update per frame, with the texts of one language.
 */
export function createWidget(options: WidgetOptions, panel: WidgetTexts): LiveWidget {
  const { endpoint, home = endpoint, persist = 'session', feedback = true } = options
  const storage = findStorage('sessionStorage')
  const page = document.baseURI
  const own = new URL(home, page).href
  const names = nameStorage(own)
  const kept = storage && { storage, storageKey: names.session }
  const transport = createFetchTransport({ endpoint, canResume: options.resume ?? false, ...kept })
  const session = createChatSession({
    transport,
    schedule: scheduleByFrame,
    data: () => ({ page: describePage(panel) }),
    onError: report,
  })
  const view = createView(session)
  // The assistant's other endpoints are next to the chat: /api/gen-ai, /api/assistant.
  const beside = (name: string) => new URL(name, new URL(endpoint, page)).href
  const conversation = beside(CONVERSATION_ENDPOINT)
  const { isReady, archive, erase, start } = keepChat(
    session,
    transport.tokens,
    view,
    names,
    options,
  )

  async function eraseForGood(id: string): Promise<void> {
    await transport.erase(id, conversation)
    if (session.id === id) session.clear()
    // A conversation that ends is put away with the earlier ones.
    erase(id)
  }

  return {
    options,
    panel,
    texts: fillTexts(panel, options.brand, options.texts),
    linkBase: { assistant: own, page },
    settingsAddress: beside(`${ASSISTANT_ENDPOINT}?language=${panel.language}`),
    session,
    feedback: feedback
      ? {
          tell: (rating) => transport.tell(session.id, beside(FEEDBACK_ENDPOINT), rating),
          storage: persist === 'none' ? undefined : findStorage(`${persist}Storage`),
          key: names.votes,
          noteLength: options.noteLength,
        }
      : undefined,
    isReady,
    archive,
    goBackTo(record) {
      session.stop()
      transport.tokens.adopt(record.id, record.token)
      session.restore(record)
      // It is another list, and begins at its end.
      view.place.top = undefined
    },
    forget({ id, token }) {
      transport.tokens.adopt(id, token)
      return eraseForGood(id)
    },
    ownData: {
      read: () => transport.read(session.id, conversation),
      erase() {
        session.stop()
        return eraseForGood(session.id)
      },
    },
    view,
    start() {
      const leave = start()
      return () => {
        session.stop()
        leave()
      }
    },
  }
}

/** The page's context for the server, which uses the panel's language for its own phrases. */
function describePage({ language }: WidgetTexts): JSONObject {
  return { url: location.origin + location.pathname, title: document.title, language }
}

// A tab that is not seen draws no frames, and its chat goes on without them.
function scheduleByFrame(update: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(update, HIDDEN_UPDATE_MS)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(update)
  return () => cancelAnimationFrame(frame)
}

const HIDDEN_UPDATE_MS = 250

function report(error: unknown): void {
  // Visitors see the banner; the cause is for the owner of the site.
  // oxlint-disable-next-line no-console
  console.error(error)
}
