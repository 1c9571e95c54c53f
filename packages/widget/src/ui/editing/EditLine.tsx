import { useContext } from 'react'
import type { JSX } from 'react'
import { TextsContext } from '../contexts.ts'

export interface EditLineProps {
  onCancel: () => void
}

/** Says, above the field, what its text is to replace, and leads back for who has no Escape key. */
export function EditLine({ onCancel }: EditLineProps): JSX.Element {
  const texts = useContext(TextsContext)
  return (
    <p className="editing">
      {texts.editing}
      <button className="act" type="button" onClick={onCancel}>
        {texts.cancel}
      </button>
    </p>
  )
}
