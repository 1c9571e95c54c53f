import type { ReactNode } from 'react'

export interface PageHeadProps {
  readonly heading: string
  readonly summary?: string | undefined
}

/** The title of a list or a plain page, and its one sentence. */
export function PageHead({ heading, summary }: PageHeadProps): ReactNode {
  return (
    <div className="head">
      <h1 className="h1">{heading}</h1>
      {summary && <p className="lede">{summary}</p>}
    </div>
  )
}
