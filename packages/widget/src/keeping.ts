import { ARCHIVE_KEY, CHAT_KEY, DRAFT_KEY } from './keepChat.ts'
import type { Archive } from './session/archive.ts'
import { attempt } from './session/index.ts'
import { createKeeper } from './session/keeper.ts'
import type { KeeperOptions } from './session/keeper.ts'
import { FULL_SCREEN } from './ui/timing.ts'
import type { ViewControl } from './ui/view.ts'

export interface KeepingOptions extends Pick<KeeperOptions, 'session' | 'tokens'> {
  readonly storage: Storage
  readonly drafts: Storage | undefined
  /** Where conversations go that are put away; absent where they are forgotten. */
  readonly archive?: Archive
  /** To be open again after the next load of a page. */
  readonly view?: ViewControl
}

/** There while a panel is open that is to be open again: a site loads its chat for it. */
const OPEN_KEY = 'docent:open'

/** A draft that is longer was not left by a visitor. */
const MAX_DRAFT_LENGTH = 100_000

/**
 * Goes on with what was kept, and keeps it on, in step with the page and its other tabs, until the
 * returned function is called.
 */
export function startKeeping(options: KeepingOptions): () => void {
  const { session, tokens, storage, drafts, archive, view } = options
  const leaving = new AbortController()
  const { signal } = leaving
  const keeper = createKeeper({
    session,
    tokens,
    storage,
    key: CHAT_KEY,
    ...(archive && { onReplaced: archive.add }),
  })

  const left = attempt(() => drafts?.getItem(DRAFT_KEY)) ?? ''
  if (session.state.get().draft === '' && left.length <= MAX_DRAFT_LENGTH) session.setDraft(left)

  function save(): void {
    keeper.flush()
    attempt(() => drafts?.setItem(DRAFT_KEY, session.state.get().draft))
  }

  function follow({ key, newValue, storageArea }: StorageEvent): void {
    if (storageArea !== storage) return
    if (key === CHAT_KEY) keeper.follow(newValue)
    else if (key === ARCHIVE_KEY) archive?.refresh()
  }

  function followView(): void {
    const isOpen = view?.state.get().isOpen
    attempt(() => (isOpen ? drafts?.setItem(OPEN_KEY, '1') : drafts?.removeItem(OPEN_KEY)))
  }

  if (view) {
    const wasOpen = attempt(() => drafts?.getItem(OPEN_KEY)) === '1'
    if (wasOpen && !view.state.get().isOpen && !matchMedia(FULL_SCREEN).matches) view.restore()
    followView()
    signal.addEventListener('abort', view.state.subscribe(followView))
  }

  addEventListener('pagehide', save, { signal })
  // A phone may end a page that is not seen, and says nothing more.
  document.addEventListener('visibilitychange', save, { signal })
  addEventListener('storage', follow, { signal })
  return () => {
    save()
    leaving.abort()
    keeper.destroy()
  }
}
