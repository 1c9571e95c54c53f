import type { ReactNode } from 'react'
import { listFeedLinks } from '../discovery/feeds/index.ts'
import type { Site } from '../site.ts'

/** The feeds of a list, by the names of their formats; nothing without any. */
export function Feeds({ site, route }: { readonly site: Site; readonly route: string }): ReactNode {
  const links = listFeedLinks(site, route)
  if (links.length === 0) return null
  return (
    <ul className="tags section-in">
      {links.map(({ path, name, title }) => (
        <li key={path}>
          <a className="link" href={path} title={`${title}, ${name}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
