import { Fragment, useContext } from 'react'
import type { JSX, ReactNode } from 'react'
import type { MarkedToken, Token, Tokens } from 'marked'
import { SourcesContext } from '../contexts.ts'
import { aimAt } from '../sources/SourceAnchor.tsx'
import { SourceMark } from '../sources/SourceMark.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { TableFrame } from './TableFrame.tsx'
import { decodeEntities } from './entities.ts'
import { readHref } from './links.ts'
import { toPlainText } from './plainText.ts'

/**
 * The level of an answer's heading, by its depth as it is written: below the panel's (2) and the
 * message's (3). Answers begin with `#`, `##` or `###` as it happens, and a level that is left out
 * misleads readers who navigate by them.
 */
const LEVELS = [4, 4, 4, 4, 5, 6]

/** The fence that code ends with, alike the one that it begins with. */
const CLOSED_FENCE =
  /^ {0,3}(?:(`{3,})(?!`)[^]*\n {0,3}\1`*|(~{3,})(?!~)[^]*\n {0,3}\2~*)[ \t]*\n*$/

interface Place {
  /** A link holds no other link, and so no marks. */
  readonly isInLink: boolean
}

const OUTSIDE: Place = { isInLink: false }

/**
 * One token as React elements. Text never becomes HTML: an unknown token is shown as it was written.
 * Each block has the direction of its words, and code is read from the left.
 */
export function renderToken(token: Token, place: Place = OUTSIDE): ReactNode {
  const known = token as MarkedToken
  switch (known.type) {
    case 'space':
    case 'def':
      return null
    case 'paragraph':
      return <p dir="auto">{renderAll(known.tokens, place)}</p>
    case 'heading':
      return renderHeading(known)
    case 'list':
      return renderList(known)
    case 'blockquote':
      return <blockquote dir="auto">{renderAll(known.tokens, place)}</blockquote>
    case 'code':
      return renderCode(known)
    case 'table':
      return renderTable(known)
    case 'hr':
      return <hr />
    case 'text':
      return known.tokens ? renderAll(known.tokens, place) : renderText(known.text, place)
    case 'escape':
      return known.text
    case 'strong':
      return <strong>{renderAll(known.tokens, place)}</strong>
    case 'em':
      return <em>{renderAll(known.tokens, place)}</em>
    case 'del':
      return <del>{renderAll(known.tokens, place)}</del>
    case 'codespan':
      return renderInlineCode(known.text)
    case 'br':
      return <br />
    case 'checkbox':
      return known.checked ? '☑ ' : '☐ '
    case 'image':
      return toPlainText(known.tokens)
    case 'link':
      return renderLink(known, place)
    case 'html':
      return known.block ? <p className="verbatim">{known.raw.trim()}</p> : known.raw
    default:
      return <p className="verbatim">{token.raw}</p>
  }
}

function renderAll(tokens: readonly Token[], place: Place): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{renderToken(token, place)}</Fragment>)
}

function renderHeading({ depth, tokens }: Tokens.Heading): ReactNode {
  const Heading = `h${LEVELS[depth] ?? 6}` as 'h4' | 'h5' | 'h6'
  return <Heading dir="auto">{renderAll(tokens, OUTSIDE)}</Heading>
}

function renderList({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map(({ task, tokens }, index) => (
    <li key={index} data-task={task || undefined}>
      {renderAll(tokens, OUTSIDE)}
    </li>
  ))
  if (!ordered) return <ul dir="auto">{entries}</ul>
  return (
    <ol dir="auto" start={start === '' ? 1 : start}>
      {entries}
    </ol>
  )
}

/** Characters. The narrowest bubble of a phone has room for them. */
const MAX_KEPT = 24

/** Code in a line, which may break between its words, but not after the hyphens of an option. */
function renderInlineCode(text: string): JSX.Element {
  if (isKept(text)) {
    return (
      <code dir="ltr" className="kept">
        {text}
      </code>
    )
  }
  const words = text.split(/(\s+)/).map((word, index) =>
    isKept(word) ? (
      <span className="kept" key={index}>
        {word}
      </span>
    ) : (
      breakName(word)
    ),
  )
  return <code dir="ltr">{words}</code>
}

/**
 * A long name, such as OTEL_RESOURCE_ATTRIBUTES, with places for breaks. Only cells of tables use them: the
 * name would leave no room for the next column on a phone.
 */
function breakName(name: string): JSX.Element | string {
  if (name.length <= MAX_WHOLE || !name.includes('_')) return name
  const parts = name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
  return <>{parts}</>
}

/** Characters. A shorter name leaves room for another column. */
const MAX_WHOLE = 14

/** Whether the style sheet must keep it on one line: a browser would break it at a space or a hyphen. */
function isKept(code: string): boolean {
  return code.length <= MAX_KEPT && /-[^-\s]|\s\S/.test(code)
}

function renderCode({ lang = '', text, raw }: Tokens.Code): JSX.Element {
  return <CodeBlock language={lang} text={text} isWhole={CLOSED_FENCE.test(raw)} />
}

function renderTable({ header, rows }: Tokens.Table): ReactNode {
  return (
    <TableFrame>
      <thead>
        <tr>{header.map(renderCell)}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>{row.map(renderCell)}</tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function renderCell({ header, align, tokens }: Tokens.TableCell, index: number): JSX.Element {
  const content = renderAll(tokens, OUTSIDE)
  // No style attribute: a strict content policy refuses it.
  const alignment = align ?? undefined
  return header ? (
    <th key={index} scope="col" data-align={alignment}>
      {content}
    </th>
  ) : (
    <td key={index} data-align={alignment}>
      {content}
    </td>
  )
}

function renderLink({ href, tokens, autolink }: Tokens.Link, place: Place): ReactNode {
  const content = renderAll(tokens, { isInLink: true })
  // An address in plain sight has no references in it: its `&copy=` is a parameter.
  const address = readHref(autolink ? href : decodeEntities(href), document.baseURI)
  if (address === undefined || place.isInLink) return content
  return <AnswerLink address={address}>{content}</AnswerLink>
}

interface AnswerLinkProps {
  readonly address: string
  readonly children: ReactNode
}

/** A link to a source of the answer leads to the sentence that the answer is from, as its mark does. */
function AnswerLink({ address, children }: AnswerLinkProps): JSX.Element {
  const source = useContext(SourcesContext).find((one) => one.address === address)
  return (
    <a
      href={address}
      target="_blank"
      rel="nofollow noopener noreferrer"
      {...(source && aimAt(source))}
    >
      {children}
    </a>
  )
}

const MARK = /( ?)\[(\d{1,3})\]/g

/** `[2]` in a text is the mark of the second source. */
function renderText(text: string, { isInLink }: Place): ReactNode {
  const decoded = decodeEntities(text)
  if (isInLink || !decoded.includes('[')) return decoded

  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: written, 1: space, 2: number, index } of decoded.matchAll(MARK)) {
    pieces.push(decoded.slice(end, index))
    // A mark never starts a line alone.
    if (space) pieces.push('\u00a0')
    pieces.push(<SourceMark key={index} number={Number(number)} />)
    end = index + written.length
  }
  pieces.push(decoded.slice(end))
  return pieces
}
