import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent, JSX } from 'react'
import { FEEDBACK_REASONS, MAX_NOTE_LENGTH } from '@docent/protocol/api'
import type { FeedbackReason } from '@docent/protocol/api'
import { useLaterTexts } from '../later/laterTexts.ts'
import { useEscapeFirst } from '../panel/useEscapeFirst.ts'
import type { OwnRating } from './rater.ts'

export interface FeedbackFormProps {
  /** Of the note, in UTF-16 units. @default 1000 */
  maxLength?: number | undefined
  onSend: (rating: OwnRating) => Promise<void>
  onLeave: () => void
}

const TEXT_OF = {
  wrong: 'isWrong',
  incomplete: 'isIncomplete',
  outdated: 'isOutdated',
  unclear: 'isUnclear',
  'off-topic': 'isOffTopic',
} as const satisfies Record<FeedbackReason, string>

/** Asks why an answer was of no use: reasons to choose from, and room for a note. */
export function FeedbackForm({
  maxLength = MAX_NOTE_LENGTH,
  onSend,
  onLeave,
}: FeedbackFormProps): JSX.Element {
  const texts = useLaterTexts()
  const noteId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [reasons, setReasons] = useState<readonly FeedbackReason[]>([])
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  useEscapeFirst(true, onLeave)

  // In braces: newer browsers return a promise, which React would take for a clean-up.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function toggle(reason: FeedbackReason, isChosen: boolean): void {
    setReasons(isChosen ? [...reasons, reason] : reasons.filter((other) => other !== reason))
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    await onSend({ vote: 'down', reasons, note: note.trim() })
    setSending(false)
  }

  return (
    <form ref={form} className="why" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{texts.why}</legend>
        {FEEDBACK_REASONS.map((reason) => (
          <label key={reason} className="reason">
            <input
              type="checkbox"
              checked={reasons.includes(reason)}
              onChange={({ target }) => toggle(reason, target.checked)}
            />
            {texts[TEXT_OF[reason]]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={noteId}>{texts.note}</label>
      <textarea
        id={noteId}
        rows={2}
        dir="auto"
        maxLength={maxLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="row">
        <button className="retry" type="submit" aria-disabled={isSending}>
          {texts.sendFeedback}
        </button>
        <button className="retry" type="button" onClick={onLeave}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}
