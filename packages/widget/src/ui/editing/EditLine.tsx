import { useEffect } from 'react'
import type { JSX } from 'react'
import { useAnnounce } from '../contexts.ts'
import { useEscapeFirst } from '../panel/useEscapeFirst.ts'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface EditLineProps {
  onCancel: () => void
}

/**
 * Says above the field that its text will replace the last question, and leads back: by Escape, or
 * without a key.
 */
export function EditLine({ onCancel }: EditLineProps): JSX.Element {
  const texts = useLaterTexts()
  const announce = useAnnounce()
  useEffect(() => announce(texts.editing), [announce, texts.editing])
  useEscapeFirst(true, cancel)

  function cancel(): void {
    onCancel()
    announce(texts.editCancelled)
  }

  return (
    <p className="editing">
      {texts.editing}
      <button className="act" type="button" onClick={cancel}>
        {texts.cancel}
      </button>
    </p>
  )
}
