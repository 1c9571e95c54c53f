import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isFileWithin } from '@docent/content'

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** A larger picture is not shown: no reader waits for it. */
const MAX_PICTURE_BYTES = 16 * 1024 * 1024

/** Scripts, other documents, and signs that may hide them. */
const ACTIVE =
  /<(?:\w+:)?(?:script|foreignobject|iframe|embed|object|handler)|<!entity|\son\w+\s*=|javascript:|data:text|&#/i

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
  return !/\.svg$/i.test(file) || !ACTIVE.test(readFileSync(join(folder, file), 'utf8'))
}
