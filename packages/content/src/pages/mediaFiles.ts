const VIDEO = /\.(?:mp4|webm)$/i
const AUDIO = /\.(?:mp3|m4a|ogg|oga|opus|wav)$/i
const POSTERS = ['avif', 'webp', 'jpg', 'jpeg', 'png']

/** Whether browsers play a file of this name as a video. */
export function isVideo(path: string): boolean {
  return VIDEO.test(path)
}

/** Whether browsers play a file of this name as sound. */
export function isAudio(path: string): boolean {
  return AUDIO.test(path)
}

/** The picture that a video shows before it plays: `film.jpg` next to `film.mp4`. */
export function findPoster(path: string, has: (path: string) => boolean): string | undefined {
  const name = dropEnding(path)
  return POSTERS.map((ending) => `${name}.${ending}`).find(has)
}

/** Captions of a video or a recording, in a language; undefined for the language of the site. */
export interface Captions {
  readonly path: string
  readonly language: string | undefined
}

/** The captions next to a file: `film.vtt`, and `film.de.vtt` for another language. */
export function findCaptions(path: string, files: Iterable<string>): Captions[] {
  const name = dropEnding(path)
  return [...files].flatMap((file) => {
    if (!file.startsWith(`${name}.`) || !file.endsWith('.vtt')) return []
    const [, language] =
      /^\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.vtt$/.exec(file.slice(name.length)) ?? []
    return language !== undefined || file === `${name}.vtt` ? [{ path: file, language }] : []
  })
}

/** The files that belong to a video or a recording. */
export function listCompanions(path: string, files: ReadonlySet<string>): string[] {
  if (!isVideo(path) && !isAudio(path)) return []
  const poster = findPoster(path, (file) => files.has(file))
  const captions = findCaptions(path, files).map((track) => track.path)
  return poster === undefined ? captions : [poster, ...captions]
}

function dropEnding(path: string): string {
  return path.replace(/\.\w+$/, '')
}
