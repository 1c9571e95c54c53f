import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** The box of a task in a list: a statement, not a control. */
export function Checkbox({ checked }: { readonly checked: boolean }): ReactNode {
  const texts = useTexts()
  return (
    <>
      <span aria-hidden="true">{checked ? '☑' : '☐'}</span>
      <span className="vh">{checked ? texts.done : texts.toDo}</span>{' '}
    </>
  )
}
