import type { Tokens } from 'marked'
import type { ReactNode } from 'react'
import type { Manuscript } from './manuscript.ts'
import { Prose } from './Prose.tsx'

export interface ListProps {
  readonly list: Tokens.List
  readonly manuscript: Manuscript
}

export function List({ list, manuscript }: ListProps): ReactNode {
  const items = list.items.map((item, place) => (
    <li key={place} className={item.task ? 'todo' : undefined}>
      <Prose tokens={item.tokens} manuscript={manuscript} />
    </li>
  ))
  if (!list.ordered) return <ul>{items}</ul>
  return <ol start={list.start === 1 || list.start === '' ? undefined : list.start}>{items}</ol>
}
