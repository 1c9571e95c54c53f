import { decodeEntities } from '@docent/content'
import type { Token, Tokens } from 'marked'
import { findArt } from '../../art/index.ts'
import type { ExhibitProps } from '../../art/Exhibit.tsx'
import type { Manuscript } from '../manuscript.ts'

/** Reads a paragraph that holds only pictures of the site; undefined for any other. */
export function readFigures(token: Token, manuscript: Manuscript): ExhibitProps[] | undefined {
  if (token.type !== 'paragraph') return undefined
  const words = ((token as Tokens.Paragraph).tokens ?? []).filter((word) => !isBlank(word))
  if (words.length === 0) return undefined
  const figures = words.flatMap((word) => readFigure(word, manuscript) ?? [])
  return figures.length === words.length ? figures : undefined
}

/** Whether a block has only pictures. */
export function isFigure(token: Token, manuscript: Manuscript): boolean {
  return readFigures(token, manuscript) !== undefined
}

function readFigure(word: Token, manuscript: Manuscript): ExhibitProps | undefined {
  if (word.type !== 'image') return undefined
  const { href, text, title } = word as Tokens.Image
  const words = { alt: decodeEntities(text), caption: title ? decodeEntities(title) : undefined }
  if (href.startsWith('art:')) {
    const art = findArt(href.slice('art:'.length))
    return art && { art, ...words }
  }
  const image = manuscript.image(href)
  const media = image && manuscript.media(image.src)
  return media ? { media, ...words } : image && { image, ...words }
}

function isBlank(word: Token): boolean {
  return word.type === 'br' || (word.type === 'text' && word.raw.trim() === '')
}
