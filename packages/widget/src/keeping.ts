import type { Archive } from '@docent/chat/archive'
import { attempt } from '@docent/chat'
import { createKeeper } from '@docent/chat/keeper'
import type { KeeperOptions } from '@docent/chat/keeper'
import type { StorageNames } from './storageNames.ts'
import { FULL_SCREEN } from './ui/timing.ts'
import type { ReadingPlace } from './ui/messages/follow.ts'
import type { ViewControl } from './ui/panel/view.ts'

export interface ChatKeepingOptions extends Pick<KeeperOptions, 'session' | 'tokens' | 'resumes'> {
  readonly storage: Storage
  readonly drafts: Storage | undefined
  readonly names: StorageNames
  /** Where conversations go that are put away; absent if they are forgotten. */
  readonly archive?: Archive
  /** Whether the panel reopens after the next load of a page. */
  readonly view?: ViewControl
}

/** A draft that is longer was not left by a visitor. */
const MAX_DRAFT_LENGTH = 100_000

/**
 * Restores a kept conversation and keeps it in step with the page and its other tabs, until the
 * returned function is called.
 */
export function startChatKeeping(options: ChatKeepingOptions): () => void {
  const { session, tokens, storage, drafts, names, archive, view, resumes = false } = options
  const leaving = new AbortController()
  const { signal } = leaving
  const keeper = createKeeper({
    session,
    tokens,
    storage,
    key: names.chat,
    resumes,
    ...(archive && { onReplaced: archive.add }),
  })

  const left = attempt(() => drafts?.getItem(names.draft)) ?? ''
  if (session.state.get().draft === '' && left.length <= MAX_DRAFT_LENGTH) session.setDraft(left)

  function save(): void {
    keeper.flush()
    followView()
    attempt(() => drafts?.setItem(names.draft, session.state.get().draft))
  }

  function follow(event: StorageEvent): void {
    if (event.storageArea !== storage) return
    if (event.key === names.chat) keeper.follow(event)
    else if (archive?.follow(event) === session.id) keeper.leave()
  }

  function followView(): void {
    if (!view) return
    const { isOpen } = view.state.get()
    const open = writeOpen(view.place)
    attempt(() => (isOpen ? drafts?.setItem(names.open, open) : drafts?.removeItem(names.open)))
  }

  if (view) {
    const was = readOpen(attempt(() => drafts?.getItem(names.open)))
    const isMeant = was && !view.state.get().isOpen && !matchMedia(FULL_SCREEN).matches
    if (isMeant) view.restore(was.top)
    followView()
    signal.addEventListener('abort', view.state.subscribe(followView))
  }

  addEventListener('pagehide', save, { signal })
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', save, { signal })
  addEventListener('storage', follow, { signal })
  return () => {
    save()
    leaving.abort()
    keeper.destroy()
  }
}

/** That a panel is open: `1`, and after it how far its reader is if that is not at the end. */
function writeOpen({ top }: ReadingPlace): string {
  return top === undefined ? '1' : `1 ${Math.round(top)}`
}

function readOpen(text: string | null | undefined): ReadingPlace | undefined {
  const found = /^1(?: (\d{1,7}))?$/.exec(text ?? '')
  return found ? { top: found[1] === undefined ? undefined : Number(found[1]) } : undefined
}
