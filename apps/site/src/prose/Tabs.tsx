import { inlineText } from '@docent/content'
import type { Tokens } from 'marked'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../texts.ts'
import type { DrawBlocks } from './drawBlocks.ts'
import { Inline } from './Inline.tsx'
import type { Manuscript } from './manuscript.ts'
import { readLead } from './readLead.ts'

export interface TabsProps {
  /** Each item's first line is the name of a tab, and the text below it the tab. */
  readonly list: Tokens.List
  /** Tabs of one group are chosen together, and their choice is kept; empty for none. */
  readonly group: string
  readonly manuscript: Manuscript
  readonly draw: DrawBlocks
}

/**
 * Several forms of the same, one of which is shown. A choice is a radio button, so that it can be
 * made by keyboard and without script; on paper all of them are below each other.
 */
export function Tabs({ list, group, manuscript, draw }: TabsProps): ReactNode {
  const texts = useTexts()
  const name = useId()
  return (
    <fieldset className="tabs" data-tabs={group || undefined}>
      <legend className="vh">{group || texts.tabs}</legend>
      {list.items.map(readLead).map(({ lead, blocks }, place) => [
        <label key={`name-${place}`}>
          <input
            className="vh"
            type="radio"
            name={name}
            value={inlineText(lead).trim()}
            defaultChecked={place === 0}
          />
          {/* A link could not be followed: to press it is to choose. */}
          <Inline tokens={lead} manuscript={manuscript} isLinked />
        </label>,
        <div key={`pane-${place}`} className="pane">
          {draw(blocks)}
        </div>,
      ])}
    </fieldset>
  )
}
