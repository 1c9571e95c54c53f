import type { JSX } from 'react'
import { Icon } from '../icons.tsx'

export function MinusIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M5 10h10" />
    </Icon>
  )
}

export function PlusIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M5 10h10M10 5v10" />
    </Icon>
  )
}
