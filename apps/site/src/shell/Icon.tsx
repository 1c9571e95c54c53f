import type { ReactNode } from 'react'

const PATHS = {
  menu: <path d="M3 6.5h14M3 13.5h14" />,
  search: <path d="m13 13 4 4M8.5 3.5a5 5 0 1 0 .01 0z" />,
  languages: <path d="M10 3a7 7 0 1 0 .01 0zM3 10h14M10 3c-4 4-4 10 0 14M10 3c4 4 4 10 0 14" />,
  theme: (
    <>
      <path d="M10 3a7 7 0 1 0 .01 0z" />
      <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
    </>
  ),
} as const

/** A sign of the bar, drawn in lines of the text's colour. */
export function SiteIcon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      {PATHS[name]}
    </svg>
  )
}
