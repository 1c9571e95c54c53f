import { type ContentToken, decodeEntities } from '@docent/content'
import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { markLink } from './addresses.ts'
import { Checkbox } from './Checkbox.tsx'
import { gatherKeys, type KeyToken } from './keys.ts'
import type { Manuscript } from './manuscript.ts'
import { NoteCall } from './NoteCall.tsx'

export interface InlineProps {
  readonly tokens: readonly Token[]
  readonly manuscript: Manuscript
  /** Stands within a link: those that an author put there are only their words. */
  readonly isLinked?: boolean
}

/** Words within a block. HTML that an author wrote is shown as text, never rendered. */
export function Inline({ tokens, manuscript, isLinked = false }: InlineProps): ReactNode {
  return gatherKeys(tokens).map((token, place) => (
    <Word
      key={place}
      token={token as ContentToken | KeyToken}
      manuscript={manuscript}
      isLinked={isLinked}
    />
  ))
}

interface WordProps<Kind = ContentToken | KeyToken> {
  readonly token: Kind
  readonly manuscript: Manuscript
  readonly isLinked: boolean
}

function Word({ token, manuscript, isLinked }: WordProps): ReactNode {
  function within(tokens: readonly Token[]): ReactNode {
    return <Inline tokens={tokens} manuscript={manuscript} isLinked={isLinked} />
  }

  switch (token.type) {
    case 'text':
      return token.tokens ? within(token.tokens) : decodeEntities(token.text)
    case 'escape':
      return token.text
    case 'strong':
      return <strong>{within(token.tokens)}</strong>
    case 'em':
      return <em>{within(token.tokens)}</em>
    case 'del':
      return <del>{within(token.tokens)}</del>
    case 'key':
      return <kbd>{within(token.tokens)}</kbd>
    case 'codespan':
      return <Code text={token.text} />
    case 'br':
      return <br />
    case 'link':
      return isLinked ? within(token.tokens) : <LinkTo token={token} manuscript={manuscript} />
    case 'image':
      return <InlineImage token={token} manuscript={manuscript} isLinked={isLinked} />
    case 'checkbox':
      return <Checkbox checked={token.checked} />
    case 'footnoteReference':
      return isLinked ? null : <NoteCall token={token} manuscript={manuscript} />
    case 'html':
      return token.text.startsWith('<!--') ? null : token.text
    default:
      return token.raw
  }
}

/**
 * Code in a line. A line may break within long code, but not between the hyphens that it starts
 * with.
 */
function Code({ text }: { readonly text: string }): ReactNode {
  if (isKept(text)) return <code className="kept">{text}</code>
  const [start] = /^-+\w+/.exec(text) ?? []
  if (start === undefined) return <code>{breakName(text)}</code>
  return (
    <code>
      <span className="kept">{start}</span>
      {breakName(text.slice(start.length))}
    </code>
  )
}

/** Characters. The narrowest column of a phone has room for them. */
const MAX_KEPT = 24

/**
 * Short code that must stay on one line: `--port` would break after its hyphens, and `npm test` at
 * its space.
 */
function isKept(code: string): boolean {
  return code.length <= MAX_KEPT && /[-\s]/.test(code)
}

/** Characters. A shorter name leaves room for the other columns of a table on a phone. */
const MAX_WHOLE = 14

/**
 * A long name, setting or path, such as historyCharacters or host_name=node, with places for breaks
 * between its words. Only small windows use them.
 */
function breakName(name: string): ReactNode {
  if (name.length <= MAX_WHOLE || !/^[\w=%.,/ ]+$/.test(name)) return name
  return name.split(/(?<=[_=,]|\w\/)|(?<=[a-z])(?=[A-Z])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

interface LinkToProps {
  readonly token: Tokens.Link
  readonly manuscript: Manuscript
}

/** A link, or only its words if no link may have the address. */
function LinkTo({ token, manuscript }: LinkToProps): ReactNode {
  const { href, title, autolink = false, text, tokens } = token
  const address = manuscript.link(href)
  if (!address) return <Inline tokens={tokens} manuscript={manuscript} />
  const download = address.external ? undefined : manuscript.download(address.href)
  return (
    <a href={address.href} title={title ? decodeEntities(title) : undefined} {...markLink(address)}>
      {autolink ? text : <Inline tokens={tokens} manuscript={manuscript} isLinked />}
      {download !== undefined && ` (${download})`}
    </a>
  )
}

/** A picture among words. One of another site is a link, so that our pages request nothing from there. */
function InlineImage({ token, manuscript, isLinked }: WordProps<Tokens.Image>): ReactNode {
  const image = manuscript.image(token.href)
  const words = decodeEntities(token.text)
  // A video has no place among words: it becomes a link.
  if (image && manuscript.media(image.src) === undefined) {
    const { src, srcSet, sizes, size } = image
    const file = { src, srcSet, sizes, ...size }
    return <img {...file} alt={words} loading="lazy" decoding="async" />
  }

  const address = manuscript.link(token.href)
  if (!address || isLinked) return words
  return (
    <a href={address.href} {...markLink(address)}>
      {words}
    </a>
  )
}
