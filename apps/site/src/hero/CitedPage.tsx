import type { ReactNode } from 'react'
import type { HeroSource } from './types.ts'

/** The top of the page behind a mark, with the cited sentence. */
export function CitedPage({ source }: { readonly source: HeroSource }): ReactNode {
  const { title, route, heading, before, cited, after } = source
  return (
    <>
      <div className="excerpt">
        <p className="small">{route}</p>
        <p className="excerpt-title">{title}</p>
        {heading && <p className="excerpt-heading">{heading}</p>}
        {before && <p>{before}</p>}
        <p className="cited">{cited}</p>
      </div>
      {/* Goes on under the panel: seen, and not to be read. */}
      <div className="excerpt-rest" aria-hidden="true">
        {after.map(({ heading, text }, place) => (
          <p key={place}>
            {heading && <b>{heading}</b>}
            {text}
          </p>
        ))}
      </div>
    </>
  )
}
