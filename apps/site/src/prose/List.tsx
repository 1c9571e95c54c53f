import type { Tokens } from 'marked'
import type { ReactNode } from 'react'
import type { DrawBlocks } from './drawBlocks.ts'

export interface ListProps {
  readonly list: Tokens.List
  readonly draw: DrawBlocks
}

export function ProseList({ list, draw }: ListProps): ReactNode {
  const items = list.items.map((item, place) => (
    <li key={place} className={item.task ? 'todo' : undefined}>
      {draw(item.tokens)}
    </li>
  ))
  if (!list.ordered) return <ul>{items}</ul>
  return <ol start={list.start === 1 || list.start === '' ? undefined : list.start}>{items}</ol>
}
