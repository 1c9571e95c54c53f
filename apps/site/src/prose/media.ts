import { findCaptions, findPoster, isAudio, isVideo, toFilePath } from '@docent/content'
import type { ImageSize, Site } from '../site.ts'

/** A video or a recording of the site, with the files next to it. */
export interface Media {
  readonly type: 'video' | 'audio'
  readonly src: string
  readonly poster: string | undefined
  readonly size: ImageSize | undefined
  readonly captions: readonly { readonly src: string; readonly language: string }[]
}

/** The video or the recording at a path of the site, as addresses have it; undefined for other files. */
export function findMedia(site: Site, src: string): Media | undefined {
  const path = toFilePath(src)
  const type = isVideo(path) ? 'video' : isAudio(path) ? 'audio' : undefined
  if (type === undefined) return undefined
  const poster = findPoster(path, (file) => site.files.has(file))
  return {
    type,
    src,
    poster: poster === undefined ? undefined : encodeURI(poster),
    size: poster === undefined ? undefined : site.sizeOf(poster),
    captions: findCaptions(path, site.files).map((track) => ({
      src: encodeURI(track.path),
      language: track.language ?? site.config.language,
    })),
  }
}
