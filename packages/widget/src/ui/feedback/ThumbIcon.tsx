import type { JSX } from 'react'

export function ThumbIcon({ isDown = false }: { isDown?: boolean }): JSX.Element {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M3 9h3v8H3zM6 10l3.5-7c1.6 0 2.3 1.2 2 2.6L11 8h4.4c1.2 0 1.9 1 1.6 2.2l-1.3 5.3c-.2.9-1 1.5-1.9 1.5H6"
        {...(isDown && { transform: 'rotate(180 10 10)' })}
      />
    </svg>
  )
}
