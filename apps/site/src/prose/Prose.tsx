import { type ContentToken, type Directive, isDemo, pairDirectives, readFaq } from '@docent/content'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Exhibit } from '../art/Exhibit.tsx'
import { FaqBlock } from '../faq/FaqBlock.tsx'
import { Callout, readCallout } from './Callout.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Code } from './code/Code.tsx'
import { DemoFigure } from './demo/Demo.tsx'
import type { DrawBlocks } from './drawBlocks.ts'
import { readFigures } from './layouts/figures.ts'
import { Heading } from './Heading.tsx'
import { Inline } from './Inline.tsx'
import { ProseList } from './List.tsx'
import type { Manuscript } from './manuscript.ts'
import { MAX_DEMO_LENGTH, readDemo } from './demo/readDemo.ts'
import { Table } from './Table.tsx'
import { Tabs } from './Tabs.tsx'
import { Terms } from './Terms.tsx'

export interface ProseProps {
  readonly tokens: readonly Token[]
  readonly manuscript: Manuscript
}

/** Blocks of Markdown as React elements. Nothing here makes HTML from a string. */
export function Prose({ tokens, manuscript }: ProseProps): ReactNode {
  return pairDirectives(tokens).map(({ token, directive }, place) =>
    directive ? (
      <Directed key={place} token={token} directive={directive} manuscript={manuscript} />
    ) : (
      <Block key={place} token={token as ContentToken} manuscript={manuscript} />
    ),
  )
}

function createDrawing(manuscript: Manuscript): DrawBlocks {
  return (tokens) => <Prose tokens={tokens} manuscript={manuscript} />
}

interface BlockProps<Kind = ContentToken> {
  readonly token: Kind
  readonly manuscript: Manuscript
}

interface DirectedProps extends BlockProps<Token> {
  readonly directive: Directive
}

/** A list or a table with a comment before it that changes its form. */
function Directed({ token, directive: { name, words }, manuscript }: DirectedProps): ReactNode {
  const draw = createDrawing(manuscript)
  switch (name) {
    case 'tabs':
      return <Tabs list={token as Tokens.List} group={words} manuscript={manuscript} draw={draw} />
    case 'terms':
      return <Terms list={token as Tokens.List} manuscript={manuscript} draw={draw} />
    case 'table':
      return <Table table={token as Tokens.Table} options={words} manuscript={manuscript} />
  }
}

function Block({ token, manuscript }: BlockProps): ReactNode {
  const draw = createDrawing(manuscript)
  switch (token.type) {
    case 'heading':
      return <Heading heading={token} manuscript={manuscript} />
    case 'paragraph':
      return <Paragraph token={token} manuscript={manuscript} />
    case 'text':
      return <Inline tokens={token.tokens ?? [token]} manuscript={manuscript} />
    case 'list':
      return <ProseList list={token} draw={draw} />
    case 'blockquote':
      return <Quotation token={token} manuscript={manuscript} />
    case 'code':
      return isDemo(token) && token.text.length <= MAX_DEMO_LENGTH ? (
        <DemoFigure
          demo={readDemo(token.text, token.lang ?? '')}
          manuscript={manuscript}
          draw={draw}
        />
      ) : (
        <Code token={token} />
      )
    case 'table':
      return <Table table={token} manuscript={manuscript} />
    case 'hr':
      return <hr />
    case 'checkbox':
      return <Checkbox checked={token.checked} />
    case 'html':
      return <Comment token={token} manuscript={manuscript} />
    case 'space':
    case 'def':
    case 'footnote':
      return null
    default:
      return token.raw
  }
}

/** HTML is shown as text; a comment is not shown, unless it asks for questions and answers. */
function Comment({ token, manuscript }: BlockProps<Tokens.HTML | Tokens.Tag>): ReactNode {
  const faq = readFaq(token)
  if (faq) return <FaqBlock faq={faq} manuscript={manuscript} />
  return token.text.trimStart().startsWith('<!--') ? null : <p>{token.text.trimEnd()}</p>
}

/** A paragraph with only pictures is a row of figures. */
function Paragraph({ token, manuscript }: BlockProps<Tokens.Paragraph>): ReactNode {
  const figures = readFigures(token, manuscript)
  if (figures) {
    const eager = token === manuscript.opening
    return figures.map((figure, place) => <Exhibit key={place} {...figure} eager={eager} />)
  }
  return (
    <p>
      <Inline tokens={token.tokens} manuscript={manuscript} />
    </p>
  )
}

function Quotation({ token, manuscript }: BlockProps<Tokens.Blockquote>): ReactNode {
  const callout = readCallout(token)
  if (!callout) {
    return (
      <blockquote>
        <Prose tokens={token.tokens} manuscript={manuscript} />
      </blockquote>
    )
  }
  return (
    <Callout kind={callout.kind}>
      <Prose tokens={callout.tokens} manuscript={manuscript} />
    </Callout>
  )
}
