import { useContext, useId, useRef, useState } from 'react'
import type { JSX, KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react'
import type { Archive } from '../session/archive.ts'
import { createStore, isPending, lastTurn } from '../session/index.ts'
import type { ChatState } from '../session/index.ts'
import type { ChatRecord } from '../session/record.ts'
import { Announcer } from './Announcer.tsx'
import { Banner } from './Banner.tsx'
import { Chips } from './Chips.tsx'
import { Composer } from './Composer.tsx'
import { Header } from './Header.tsx'
import { PANEL_ID } from './Launcher.tsx'
import { MessageList } from './MessageList.tsx'
import { SwitchedOff } from './SwitchedOff.tsx'
import { AnnounceContext, TextsContext } from './contexts.ts'
import { readChoices } from './choices.ts'
import { isComposing, isStopKey } from './keys.ts'
import type { ReadingPlace } from './follow.ts'
import { createLater } from './later.tsx'
import type { WidgetOptions } from './options.ts'
import { useAnnouncements } from './useAnnouncements.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useFocusOnOpen } from './useFocusOnOpen.ts'
import { useFullScreen } from './useFullScreen.ts'
import { useLater } from './useLater.ts'
import { useRestoredFocus } from './useRestoredFocus.ts'
import { useStore } from './useStore.ts'

export interface PanelProps {
  state: ChatState
  options: Pick<
    WidgetOptions,
    'quickReplies' | 'position' | 'scroll' | 'contact' | 'announce' | 'keys'
  >
  /** The assistant is switched off: what was said stays, and nothing can be asked. */
  isOff: boolean
  /** It covers the screen, and is a modal dialog; else it stands beside the page, as a region. */
  isFullScreen: boolean
  isLeaving: boolean
  /** Grows whenever the field is to have the focus, whatever has it now. */
  calls: number
  /** Nobody has opened it just now. */
  isRestored: boolean
  /** Where in the list its reader is. */
  place: ReadingPlace
  onClose: () => void
  onDraft: (draft: string) => void
  /** Sends the draft, or the given question. */
  onSend: (question?: string) => void
  onStop: () => void
  onRegenerate: () => void
  onRetry: () => void
  /** Puts the last question into the field, to be replaced by what is sent next. */
  onEdit: () => void
  onCancelEdit: () => void
  /** Puts the conversation away. */
  onNew: () => void
  /** The visitor's earlier conversations, where they are kept. */
  archive: Archive | undefined
  onGoBack: (record: ChatRecord) => void
  onForget: (record: ChatRecord) => Promise<void>
}

// Few visitors come back to look for what they were told.
const Earlier = createLater(async () => (await import('./earlier/Earlier.tsx')).Earlier)

// What the keys are is asked by few, and once.
const Help = createLater(async () => (await import('./help/Help.tsx')).Help)

const loadEditing = () => import('./editing/index.ts')

const NONE = createStore<readonly unknown[]>([])

/** The chat, from its title down to the counter. */
export function Panel(props: PanelProps): JSX.Element {
  const { state, options, isOff, isFullScreen, isLeaving, calls, archive } = props
  const { onClose, onStop } = props
  const texts = useContext(TextsContext)
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const earlier = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isClosed = isOff || isPending(state)
  const status = isOff && !isPending(state) ? 'off' : state.status
  const [choices, setChoices] = useState(readChoices)
  const announce = choices.announce || (options.announce ?? 'end')
  const [isHelpOpen, setHelpOpen] = useState(false)
  const helpButton = useRef<HTMLButtonElement>(null)
  const { spoken, say } = useAnnouncements(state, texts, announce)
  useFullScreen(frame, isFullScreen)
  // The button goes with the conversation; the field is what it leads to.
  const [begun, setBegun] = useState(0)
  const [isBack, setBack] = useState(false)
  const hasEarlier = useStore(archive?.entries ?? NONE).length > 0
  useFocusOnOpen(field, title, calls + begun, props.isRestored)
  useRestoredFocus(frame, field, state.status === 'submitted')
  useFocusKept(frame, title, isOff)
  const canEdit = !isClosed && lastTurn(state.messages).length > 0
  const editing = useLater(canEdit || state.replaced.length > 0, loadEditing)

  const isLookingBack = isBack && archive !== undefined

  function goBackTo(record: ChatRecord): void {
    props.onGoBack(record)
    setBack(false)
    setBegun(begun + 1)
  }

  function lookAway(): void {
    setBack(false)
    // With the last of them the button goes too.
    const next = hasEarlier ? earlier.current : title.current
    next?.focus({ preventScroll: true })
  }

  function beginAnew(): void {
    props.onNew()
    setBegun(begun + 1)
  }

  function changeEdit(change: () => void): void {
    change()
    setBegun(begun + 1)
  }

  const edit = () => changeEdit(props.onEdit)
  const cancelEdit = () => changeEdit(props.onCancelEdit)

  function closeHelp(): void {
    setHelpOpen(false)
    helpButton.current?.focus()
  }

  function act(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !isComposing(event)) {
      event.preventDefault()
      onClose()
    } else if (isStopKey(event)) {
      event.preventDefault()
      onStop()
    } else if (event.altKey && frame.current && editing?.moveByMessage(event.key, frame.current)) {
      event.preventDefault()
    }
  }

  // The way back of a phone. The dialog goes with what shows it, and not before.
  function cancel(event: SyntheticEvent): void {
    event.preventDefault()
    if (state.edit) cancelEdit()
    else onClose()
  }

  // The page that a source leads to is behind a panel that fills the screen. The link has to stay
  // until whoever follows links on this page has seen the click.
  function leaveForSource({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    const isInPlace = target instanceof Element && target.closest('a[data-here]') !== null
    if (isFullScreen && isInPlace && !ctrlKey && !metaKey && !shiftKey) setTimeout(onClose)
  }

  const content = (
    <AnnounceContext.Provider value={say}>
      <Header
        titleId={titleId}
        titleRef={title}
        status={status}
        onClose={onClose}
        onNew={state.messages.length > 0 ? beginAnew : undefined}
        isHelpOpen={isHelpOpen}
        onHelp={() => setHelpOpen(!isHelpOpen)}
        helpRef={helpButton}
        isLookingBack={isLookingBack}
        earlierRef={earlier}
        onEarlier={hasEarlier || isLookingBack ? () => setBack(!isBack) : undefined}
      />
      {isHelpOpen && (
        <Help
          hasPageKeys={options.keys === true}
          announce={announce}
          isWhole={choices.isWhole}
          onChoose={setChoices}
          onClose={closeHelp}
        />
      )}
      {isOff ? (
        <SwitchedOff contact={options.contact} />
      ) : (
        <Banner failure={state.failure} onRetry={props.onRetry} />
      )}
      {isLookingBack ? (
        <Earlier
          archive={archive}
          onGoBack={goBackTo}
          onForget={props.onForget}
          onLeave={lookAway}
        />
      ) : (
        <MessageList
          state={state}
          scroll={options.scroll ?? 'follow'}
          place={props.place}
          contact={options.contact}
          onRegenerate={isOff ? undefined : props.onRegenerate}
          onSend={isOff ? undefined : props.onSend}
          isWhole={choices.isWhole}
          editing={editing}
          onEdit={canEdit ? edit : undefined}
        />
      )}
      <Chips
        label={texts.suggestions}
        questions={options.quickReplies}
        isDisabled={isClosed}
        onSend={props.onSend}
      />
      <Composer
        draft={state.draft}
        status={state.status}
        isOff={isOff}
        field={field}
        onDraft={props.onDraft}
        onSend={() => props.onSend()}
        onStop={onStop}
        onEdit={edit}
      >
        {state.edit && editing && <editing.EditLine onCancel={cancelEdit} />}
      </Composer>
      <Announcer spoken={spoken} />
    </AnnounceContext.Provider>
  )
  const shared = {
    id: PANEL_ID,
    className: 'panel',
    'aria-labelledby': titleId,
    'data-position': options.position,
    'data-leaving': isLeaving || undefined,
    onKeyDown: act,
    onClick: leaveForSource,
  }
  return isFullScreen ? (
    <dialog {...shared} ref={frame as RefObject<HTMLDialogElement | null>} onCancel={cancel}>
      {content}
    </dialog>
  ) : (
    <section {...shared} ref={frame}>
      {content}
    </section>
  )
}
