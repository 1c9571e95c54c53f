import { useId } from 'react'
import type { JSX, KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { canSend } from '@docent/chat'
import type { ChatStatus } from '@docent/chat'
import { countText } from '@docent/texts'
import { usePanelTexts } from '../contexts.ts'
import { SendIcon, StopIcon } from '../icons.tsx'
import { isEditKey, isSendKey } from '../panel/keys.ts'
import { NEAR_LIMIT } from '../timing.ts'
import { useGrowth } from './useGrowth.ts'

export interface ComposerProps {
  draft: string
  status: ChatStatus
  maxLength: number
  /** The visitor cannot ask. The draft stays. */
  isOff: boolean
  onDraft: (draft: string) => void
  onSend: () => void
  onStop: () => void
  /** Asks for the last question, to change it. */
  onEdit: () => void
  /** The line above the field. */
  children?: ReactNode
  field: RefObject<HTMLTextAreaElement | null>
}

/** The field, its hint and its counter. The draft is the session's: it outlives the panel. */
export function Composer(props: ComposerProps): JSX.Element {
  const { draft, status, maxLength, isOff, onDraft, onSend, onStop, onEdit, field } = props
  const texts = usePanelTexts()
  const id = useId()
  useGrowth(field, draft)
  const excess = draft.length - maxLength
  const isClosed = isOff || status === 'submitted'

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    if (canSend({ status, maxLength }, draft)) onSend()
  }

  function stop(event: SyntheticEvent): void {
    // The same button is Send as soon as it has stopped, and a browser submits what the button that
    // was pressed is by then.
    event.preventDefault()
    onStop()
  }

  function act(event: KeyboardEvent): void {
    if (isSendKey(event)) send(event)
    if (draft === '' && isEditKey(event)) {
      // Otherwise the key would move the caret in the question, which appears a moment later.
      event.preventDefault()
      onEdit()
    }
  }

  return (
    <form className="composer" onSubmit={send}>
      {props.children}
      <div className="ask">
        <label className="vh" htmlFor={id}>
          {texts.message}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          // The direction of the typed text; until then the panel's, for the placeholder.
          dir={draft === '' ? undefined : 'auto'}
          placeholder={texts.placeholder}
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={excess > 0 || undefined}
          value={draft}
          disabled={isClosed}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={act}
        />
        {status === 'streaming' ? (
          <button className="send" type="button" aria-label={texts.stop} onClick={stop}>
            <StopIcon />
          </button>
        ) : (
          <button
            className="send"
            type="submit"
            aria-label={texts.send}
            disabled={isClosed || excess > 0}
          >
            <SendIcon />
          </button>
        )}
      </div>
      <p className="foot" data-length={describeLength(draft.length / maxLength)}>
        <span id={`${id}-hint`}>
          {excess > 0 ? countText(texts, texts.tooLong, excess) : texts.hint}
        </span>
        <span id={`${id}-count`} className="count">
          {draft.length}/{maxLength}
        </span>
      </p>
    </form>
  )
}

function describeLength(share: number): 'near' | 'over' | undefined {
  if (share > 1) return 'over'
  return share >= NEAR_LIMIT ? 'near' : undefined
}
