import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isFileWithin } from '@docent/content'

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** A larger picture is not shown: no reader waits for it. */
const MAX_PICTURE_BYTES = 16 * 1024 * 1024

/**
 * Scripts, other documents, and signs that may hide them. Elements may have any prefix. A type definition adds
 * attributes to elements, a style sheet may write scripts, and a file with NUL is in another encoding than it is read in.
 */
const ACTIVE =
  /<(?:[^\s<>/"'=]*:)?(?:script|foreignobject|iframe|embed|object|handler)|<!(?:entity|attlist)|<\?xml-stylesheet|1999\/(?:xhtml|xsl)|\son\w+\s*=|javascript:|data:text|&#|\0/i

/** Encodings in which the characters of a script look different. */
const ENCODED = /^\ufeff?<\?xml\s[^>]*encoding\s*=\s*["'](?!(?:utf-8|us-ascii|iso-8859-1)["'])/i

/** Whether the name of a file is that of a picture. */
export function isPicture(file: string): boolean {
  return PICTURE.test(file)
}

/** Whether a picture can be read, is really below the folder, and is not too large to be shown. */
export function isReadablePicture(folder: string, file: string): boolean {
  try {
    if (!isPicture(file) || !isFileWithin(folder, file)) return false
    const path = join(folder, file)
    accessSync(path, constants.R_OK)
    return statSync(path).size <= MAX_PICTURE_BYTES
  } catch {
    // A page without one of its pictures is better than no page.
    return false
  }
}

/**
 * Whether Docent may serve a picture of a source. A drawing is a document that a browser runs if somebody opens it, so
 * one with a script is not served.
 */
export function isHarmless(folder: string, file: string): boolean {
  if (!/\.svg$/i.test(file)) return true
  const text = readFileSync(join(folder, file), 'utf8')
  return !ACTIVE.test(text) && !ENCODED.test(text)
}
