import { useContext, useId, useRef, useState } from 'react'
import type { JSX } from 'react'
import type { Archive } from '@docent/chat/archive'
import { isPending, lastTurn } from '@docent/chat'
import type { ChatState } from '@docent/chat'
import type { ChatRecord } from '@docent/chat/record'
import { Announcer } from '../announcing/Announcer.tsx'
import { Chips } from '../composer/Chips.tsx'
import { Composer } from '../composer/Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { PanelHeader } from './Header.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { AnnounceContext, TextsContext } from '../contexts.ts'
import { readFollowUps } from '../messages/annotations.ts'
import { readChoices } from '../settings/choices.ts'
import type { ReadingPlace } from '../messages/follow.ts'
import type { WidgetOptions } from '../settings/options.ts'
import { useAnnouncements } from '../announcing/useAnnouncements.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useFocusOnOpen } from './useFocusOnOpen.ts'
import { useLater } from '../later/useLater.ts'
import { useLookingBack } from './useLookingBack.ts'
import { useRestoredFocus } from '../composer/useRestoredFocus.ts'

export interface PanelProps {
  state: ChatState
  options: Pick<
    WidgetOptions,
    'quickReplies' | 'position' | 'scroll' | 'contact' | 'announce' | 'keys' | 'showReasoning'
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
  /** Asks for the answer of the pages, in place of one that lets itself be waited for. */
  onHasten: () => void
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

const loadEditing = () => import('../editing/index.ts')

/** The chat, from its title down to the counter. */
export function Panel(props: PanelProps): JSX.Element {
  const { state, options, isOff } = props
  const texts = useContext(TextsContext)
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const earlier = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isClosed = isOff || isPending(state)
  const [choices, setChoices] = useState(readChoices)
  const announce = choices.announce || (options.announce ?? 'end')
  const { spoken, say } = useAnnouncements(state, texts, announce)
  // What was pressed goes with what it changes; the field is what that leads to.
  const [begun, setBegun] = useState(0)
  const back = useLookingBack(props.archive, earlier, title)
  useFocusOnOpen(field, title, props.calls + begun, props.isRestored)
  useRestoredFocus(frame, field, state.status === 'submitted')
  useFocusKept(frame, title, isOff)
  const canEdit = !isClosed && lastTurn(state.messages).length > 0
  const editing = useLater(canEdit || state.replaced.length > 0, loadEditing)

  function thenType<Values extends unknown[]>(change: (...values: Values) => void) {
    return (...values: Values): void => {
      change(...values)
      setBegun(begun + 1)
    }
  }

  const edit = thenType(props.onEdit)
  const cancelEdit = thenType(props.onCancelEdit)
  const goBackTo = thenType((record: ChatRecord) => {
    props.onGoBack(record)
    back.toggle()
  })

  return (
    <PanelFrame
      {...props}
      frame={frame}
      titleId={titleId}
      editing={editing}
      onBack={state.edit ? cancelEdit : props.onClose}
    >
      <AnnounceContext.Provider value={say}>
        <PanelHeader
          titleId={titleId}
          titleRef={title}
          status={isOff && !isPending(state) ? 'off' : state.status}
          onClose={props.onClose}
          onNew={state.messages.length > 0 ? thenType(props.onNew) : undefined}
          back={back}
          earlierRef={earlier}
          hasPageKeys={options.keys === true}
          announce={announce}
          isWhole={choices.isWhole}
          onChoose={setChoices}
        />
        <Conversation
          {...props}
          back={back}
          onGoBack={goBackTo}
          isWhole={choices.isWhole}
          editing={editing}
          onEdit={canEdit ? edit : undefined}
        />
        <Chips
          label={texts.followUps}
          questions={isClosed || back.isShown ? [] : readFollowUps(state)}
          isDisabled={false}
          onSend={props.onSend}
        />
        <Chips
          label={texts.suggestions}
          questions={options.quickReplies}
          isDisabled={isClosed}
          onSend={props.onSend}
        />
        <Composer
          {...props}
          // A question that failed stays in the list, with Retry above. The session holds it as its draft.
          draft={state.failure && state.draft === state.sentDraft ? '' : state.draft}
          status={state.status}
          maxLength={state.maxLength}
          field={field}
          onEdit={edit}
        >
          {state.edit && editing && <editing.EditLine onCancel={cancelEdit} />}
        </Composer>
        <Announcer spoken={spoken} />
      </AnnounceContext.Provider>
    </PanelFrame>
  )
}
