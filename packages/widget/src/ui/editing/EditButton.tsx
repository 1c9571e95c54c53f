import type { JSX } from 'react'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface EditButtonProps {
  onEdit: () => void
}

/** Offers to change the last question. */
export function EditButton({ onEdit }: EditButtonProps): JSX.Element {
  const { edit } = useLaterTexts()
  return (
    <button className="act" type="button" title={edit} onClick={onEdit}>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="m12.5 4.5 3 3L7 16H4v-3zM10.5 6.5l3 3" />
      </svg>
      <span className="vh">{edit}</span>
    </button>
  )
}
