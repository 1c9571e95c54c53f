import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Exhibit } from '../../art/Exhibit.tsx'
import { isFigure, readFigures } from './figures.ts'
import { Heading } from '../Heading.tsx'
import type { Manuscript } from '../manuscript.ts'
import { Prose } from '../Prose.tsx'
import type { Part, TextSection } from './sections.ts'
import { Score } from './Score.tsx'
import { isOrderedList, isScore, type Shape } from './shapes.ts'

interface LayoutProps {
  readonly section: TextSection
  readonly manuscript: Manuscript
}

/** How a section of each shape is laid out. */
export const LAYOUTS: Readonly<Record<Shape, (props: LayoutProps) => ReactNode>> = {
  text: TextLayout,
  rows: RowsLayout,
  stages: StagesLayout,
  plates: PlatesLayout,
  figures: FiguresLayout,
  legend: LegendLayout,
  exhibit: ExhibitLayout,
  score: ScoreLayout,
}

function TextLayout({ section, manuscript }: LayoutProps): ReactNode {
  const { heading, blocks, parts } = section
  const tokens = parts.flatMap((part) => [part.heading, ...part.blocks])
  return (
    <>
      <Heading heading={heading} manuscript={manuscript} className="h2" />
      <div className="flow">
        <Prose tokens={[...blocks, ...tokens]} manuscript={manuscript} />
      </div>
    </>
  )
}

function PlatesLayout({ section, manuscript }: LayoutProps): ReactNode {
  return (
    <>
      <Opening section={section} manuscript={manuscript} />
      <Plates parts={section.parts} manuscript={manuscript} />
    </>
  )
}

function RowsLayout({ section, manuscript }: LayoutProps): ReactNode {
  return (
    <>
      <Opening section={section} manuscript={manuscript} />
      <div className="rows-64">
        {section.parts.map((part, place) => (
          <Beside key={place} blocks={part.blocks} manuscript={manuscript}>
            <Heading heading={part.heading} manuscript={manuscript} className="h3" />
          </Beside>
        ))}
      </div>
    </>
  )
}

function StagesLayout({ section, manuscript }: LayoutProps): ReactNode {
  return (
    <>
      <Opening section={section} manuscript={manuscript} />
      <div className={columnsOf(section.parts.length)}>
        {section.parts.map(({ heading, blocks }, place) => {
          const figure = blocks.find((block) => isFigure(block, manuscript))
          return (
            <div key={place} className="stage">
              {figure && <Frames token={figure} manuscript={manuscript} />}
              <Heading heading={heading} manuscript={manuscript} className="h4" />
              <Prose tokens={blocks.filter((block) => block !== figure)} manuscript={manuscript} />
            </div>
          )
        })}
      </div>
    </>
  )
}

function FiguresLayout({ section, manuscript }: LayoutProps): ReactNode {
  return (
    <>
      <Opening section={section} manuscript={manuscript} />
      <Plates parts={section.parts} manuscript={manuscript} isLarge />
    </>
  )
}

function ExhibitLayout({ section, manuscript }: LayoutProps): ReactNode {
  return (
    <Beside blocks={section.blocks} manuscript={manuscript}>
      <Heading heading={section.heading} manuscript={manuscript} className="h2" />
    </Beside>
  )
}

function LegendLayout({ section, manuscript }: LayoutProps): ReactNode {
  const list = section.blocks.find(isOrderedList)
  const figure = section.blocks.find((block) => isFigure(block, manuscript))
  const words = section.blocks.filter((block) => block !== list && block !== figure)
  return (
    <>
      <Opening section={{ ...section, blocks: words }} manuscript={manuscript} />
      <div className="split">
        {figure && <Frames token={figure} manuscript={manuscript} />}
        <div className="legend">{list && <Prose tokens={[list]} manuscript={manuscript} />}</div>
      </div>
    </>
  )
}

function ScoreLayout({ section, manuscript }: LayoutProps): ReactNode {
  const score = section.blocks.find(isScore) as Tokens.Table
  const words = section.blocks.filter((block) => block !== score)
  return (
    <div className="split even">
      <div className="stack lede-in">
        <Heading heading={section.heading} manuscript={manuscript} className="h2" />
        <Prose tokens={words} manuscript={manuscript} />
      </div>
      <Score table={score} manuscript={manuscript} />
    </div>
  )
}

/** The heading of a section, and its first words in a larger hand. */
function Opening({ section, manuscript }: LayoutProps): ReactNode {
  return (
    <div className="head lede-in">
      <Heading heading={section.heading} manuscript={manuscript} className="h2" />
      <Prose tokens={section.blocks} manuscript={manuscript} />
    </div>
  )
}

interface PlatesProps {
  readonly parts: readonly Part[]
  readonly manuscript: Manuscript
  /** Whether their headings are figures. */
  readonly isLarge?: boolean
}

/** Short parts side by side. */
export function Plates({ parts, manuscript, isLarge = false }: PlatesProps): ReactNode {
  return (
    <div className={columnsOf(parts.length)}>
      {parts.map(({ heading, blocks }, place) => (
        <div key={place} className="plate">
          <Heading heading={heading} manuscript={manuscript} className={isLarge ? 'h2' : 'h3'} />
          <Prose tokens={blocks} manuscript={manuscript} />
        </div>
      ))}
    </div>
  )
}

function columnsOf(count: number): string {
  return count % 3 === 0 ? 'cols-3' : 'cols-2'
}

interface BesideProps {
  readonly blocks: readonly Token[]
  readonly manuscript: Manuscript
  readonly children: ReactNode
}

/** Words on one side, their picture on the other; words without a picture take the whole width. */
function Beside({ blocks, manuscript, children }: BesideProps): ReactNode {
  const figure = blocks.find((block) => isFigure(block, manuscript))
  const words = (
    <div className="stack">
      {children}
      <Prose tokens={blocks.filter((block) => block !== figure)} manuscript={manuscript} />
    </div>
  )
  if (!figure) return words
  return (
    <div className="split even aside">
      {words}
      <Frames token={figure} manuscript={manuscript} isBeside />
    </div>
  )
}

interface FramesProps {
  readonly token: Token
  readonly manuscript: Manuscript
  readonly isBeside?: boolean
}

function Frames({ token, manuscript, isBeside = false }: FramesProps): ReactNode {
  return readFigures(token, manuscript)?.map((figure, place) => (
    <Exhibit key={place} {...figure} isBeside={isBeside} />
  ))
}
