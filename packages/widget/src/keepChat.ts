import type { Archive } from '@docent/chat/archive'
import { attempt, createStore } from '@docent/chat'
import type { ChatSession, ChatTokens, ReadableStore } from '@docent/chat'
import type { StorageNames } from './storageNames.ts'
import type { WidgetOptions } from './ui/settings/options.ts'
import type { ViewControl } from './ui/panel/view.ts'

export interface KeptChatControl {
  /** False until a conversation that was kept is there again: nothing can be asked before. */
  readonly isReady: ReadableStore<boolean>
  /** The visitor's earlier conversations, once they are known, if they last from visit to visit. */
  readonly archive: ReadableStore<Archive | undefined>
  /** Erases a conversation that has ended here, and ends it in the other tabs. */
  erase(chatId: string): void
  /** Keeps the conversation until the returned function is called. */
  start(): () => void
}

/** A visitor who wants to ask waits for an earlier conversation no longer than this. */
const READY_WITHIN_MS = 2000

/**
 * Keeps a conversation beyond its page, in the storage that the site has chosen; the draft stays with
 * its tab. The code for it loads if a conversation was kept, or once an answer begins: until then only
 * a draft could be lost.
 */
export function keepChat(
  session: ChatSession,
  tokens: ChatTokens,
  view: ViewControl,
  names: StorageNames,
  {
    persist = 'session',
    restoreOpen = false,
    resume = false,
  }: Pick<WidgetOptions, 'persist' | 'restoreOpen' | 'resume'>,
): KeptChatControl {
  const storage = persist === 'none' ? undefined : findStorage(`${persist}Storage`)
  const drafts = findStorage('sessionStorage')
  const isKept =
    storage && attempt(() => storage.getItem(names.chat) ?? drafts?.getItem(names.draft))
  const isReady = createStore(!isKept)
  const archive = createStore<Archive | undefined>(undefined)

  function start(): () => void {
    if (!storage) return () => undefined
    let stop: (() => void) | undefined
    let isLoading = false
    let isLeft = false

    async function load(): Promise<void> {
      isLoading = true
      const patience = setTimeout(() => isReady.set(true), READY_WITHIN_MS)
      try {
        const [{ startChatKeeping }, put] = await Promise.all([
          import('./keeping.ts'),
          persist === 'local' ? import('@docent/chat/archive') : undefined,
        ])
        if (isLeft || !storage) return
        const earlier = put?.createArchive({ storage, key: names.archive })
        const kept = {
          session,
          tokens,
          storage,
          drafts,
          names,
          ...(earlier && { archive: earlier }),
        }
        stop = startChatKeeping({ ...kept, resumes: resume, ...(restoreOpen && { view }) })
        archive.set(earlier)
      } catch {
        // Without a connection, for example: the next change tries again.
        isLoading = false
      }
      clearTimeout(patience)
      isReady.set(true)
    }

    function observe(): void {
      const { messages, status } = session.state.get()
      const isBegun = messages.length > 0 && status !== 'submitted'
      // If tabs share a conversation, each must learn of the first question in another; and the panel's
      // open state must be known before the first question.
      const isForAll = persist === 'local' || restoreOpen
      if (!isLoading && (isKept || isBegun || isForAll)) void load()
    }

    /** A question that is not stored yet returns to the field. */
    function saveDraft(): void {
      const { draft, sentDraft } = session.state.get()
      const left = draft || sentDraft
      // A kept draft that has not loaded yet must not be lost to an empty field.
      if (!stop && left) attempt(() => drafts?.setItem(names.draft, left))
    }

    addEventListener('pagehide', saveDraft)
    const unsubscribe = session.state.subscribe(observe)
    observe()
    return () => {
      isLeft = true
      removeEventListener('pagehide', saveDraft)
      unsubscribe()
      stop?.()
    }
  }

  function erase(chatId: string): void {
    // Another tab may have written it after this one began another.
    const isStored = attempt(() => storage?.getItem(names.chat))?.includes(chatId)
    if (isStored) attempt(() => storage?.removeItem(names.chat))
    archive.get()?.erase(chatId)
  }

  return { isReady, archive, erase, start }
}

/** If storage is blocked, even asking for it throws. */
export function findStorage(name: 'sessionStorage' | 'localStorage'): Storage | undefined {
  return attempt(() => globalThis[name])
}
