import type { ReactNode } from 'react'
import { LAYOUTS, Plates } from './layouts.tsx'
import { isFigure } from './figures.ts'
import type { Manuscript } from '../manuscript.ts'
import { NoteList } from '../Notes.tsx'
import { Prose } from '../Prose.tsx'
import { cutSections } from './sections.ts'
import { type Group, groupSections } from './shapes.ts'

export interface PosterProps {
  readonly manuscript: Manuscript
  /** Leaves out the text before the first heading, which the page shows in its own way. */
  readonly withoutLead?: boolean
}

/** A text laid out as a poster page: each group of sections in the form that fits its shape. */
export function Poster({ manuscript, withoutLead = false }: PosterProps): ReactNode {
  const { lead, sections } = cutSections(manuscript.tokens)
  const groups = groupSections(sections, (token) => isFigure(token, manuscript))
  return (
    <>
      {lead.length > 0 && !withoutLead && (
        <div className="wrap section flow">
          <Prose tokens={lead} manuscript={manuscript} />
        </div>
      )}
      {groups.map((group, place) => (
        <GroupOf key={place} group={group} manuscript={manuscript} />
      ))}
      {manuscript.notes.list.length > 0 && (
        <div className="wrap section">
          <NoteList manuscript={manuscript} />
        </div>
      )}
    </>
  )
}

interface GroupOfProps {
  readonly group: Group
  readonly manuscript: Manuscript
}

function GroupOf({ group, manuscript }: GroupOfProps): ReactNode {
  if (group.type === 'plates') {
    return (
      <div className="wrap section">
        <Plates parts={group.sections} manuscript={manuscript} />
      </div>
    )
  }
  const { section, shape } = group
  const Layout = LAYOUTS[shape]
  const layout = <Layout section={section} manuscript={manuscript} />
  const labelledBy = manuscript.anchorOf(section.heading)
  if (shape !== 'legend') {
    return (
      <section className="wrap section" aria-labelledby={labelledBy}>
        {layout}
      </section>
    )
  }
  return (
    <section className="room" aria-labelledby={labelledBy}>
      <div className="wrap">{layout}</div>
    </section>
  )
}
