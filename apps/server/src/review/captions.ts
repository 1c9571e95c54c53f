import { findCaptions, isVideo, toFilePath } from '@docent/content'
import type { Document, Problem } from '@docent/content'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** Videos whose words nobody reads who cannot hear them. */
export function reviewCaptions({ content }: Reviewed): Problem[] {
  const files = content.assets.map((file) => `/${file}`)
  return content.documents.flatMap((document) => reviewPage(document, files))
}

function reviewPage(document: Document, files: readonly string[]): Problem[] {
  return document.links.flatMap(({ type, to, target = '', line, field }) => {
    const path = toFilePath(target)
    if (type !== 'image' || !isVideo(path) || findCaptions(path, files).length > 0) return []
    const captions = path.replace(/^.*\//, '').replace(/\.\w+$/, '.vtt')
    const message = `The video "${to}" has no captions: write what is said and heard into ${captions} next to it, in the format WebVTT.`
    return [warn(document, line, message, field)]
  })
}
