import { type ContentToken, decodeEntities } from '@docent/content'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { markLink } from './addresses.ts'
import { Checkbox } from './Checkbox.tsx'
import { InlineCode } from './InlineCode.tsx'
import { gatherKeys, type KeyToken } from './keys.ts'
import type { Manuscript } from './manuscript.ts'
import { NoteCall } from './NoteCall.tsx'

export interface InlineProps {
  readonly tokens: readonly Token[]
  readonly manuscript: Manuscript
  /** Stands within a link: those that an author put there are only their words. */
  readonly isLinked?: boolean
  /** In a cell of a table: long names of code may break. */
  readonly isInCell?: boolean
}

/** Words within a block. HTML that an author wrote is shown as text, never rendered. */
export function Inline({
  tokens,
  manuscript,
  isLinked = false,
  isInCell = false,
}: InlineProps): ReactNode {
  return gatherKeys(tokens).map((token, place) => (
    <Word
      key={place}
      token={token as ContentToken | KeyToken}
      manuscript={manuscript}
      isLinked={isLinked}
      isInCell={isInCell}
    />
  ))
}

interface WordProps {
  readonly token: ContentToken | KeyToken
  readonly manuscript: Manuscript
  readonly isLinked: boolean
  readonly isInCell: boolean
}

function Word({ token, manuscript, isLinked, isInCell }: WordProps): ReactNode {
  function within(tokens: readonly Token[]): ReactNode {
    return <Inline {...{ tokens, manuscript, isLinked, isInCell }} />
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
      return <InlineCode text={token.text} isInCell={isInCell} />
    case 'br':
      return <br />
    case 'link':
      return isLinked ? within(token.tokens) : <LinkTo {...{ token, manuscript, isInCell }} />
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

interface LinkToProps {
  readonly token: Tokens.Link
  readonly manuscript: Manuscript
  readonly isInCell: boolean
}

/** A link, or only its words if no link may have the address. */
function LinkTo({ token, manuscript, isInCell }: LinkToProps): ReactNode {
  const { href, title, autolink = false, text, tokens } = token
  const address = manuscript.link(href)
  if (!address) return <Inline {...{ tokens, manuscript, isInCell }} />
  const download = address.external ? undefined : manuscript.download(address.href)
  return (
    <a href={address.href} title={title ? decodeEntities(title) : undefined} {...markLink(address)}>
      {autolink ? text : <Inline {...{ tokens, manuscript, isInCell }} isLinked />}
      {download !== undefined && ` (${download})`}
    </a>
  )
}

interface InlineImageProps {
  readonly token: Tokens.Image
  readonly manuscript: Manuscript
  readonly isLinked: boolean
}

/** A picture among words. One of another site is a link, so that our pages request nothing from there. */
function InlineImage({ token, manuscript, isLinked }: InlineImageProps): ReactNode {
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
