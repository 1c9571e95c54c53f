import { useRef } from 'react'
import type { JSX } from 'react'
import { useLaterTexts } from '../later/laterTexts.ts'
import { useMini } from './useMini.ts'

/** The same choice in the help, for those who point at nothing before they press it. */
export function MiniChoice(): JSX.Element {
  const texts = useLaterTexts()
  const label = useRef<HTMLLabelElement>(null)
  const [isMini, choose] = useMini(label)
  return (
    <label ref={label} className="of-pill">
      <input type="checkbox" checked={isMini} onChange={({ target }) => choose(target.checked)} />
      {texts.showIcon}
    </label>
  )
}
