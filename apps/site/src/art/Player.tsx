import type { ReactNode } from 'react'
import type { Media } from '../prose/media.ts'
import { WallLabel } from './WallLabel.tsx'

export interface PlayerProps {
  readonly media: Media
  /** Its subject in words, for people who do not see it. */
  readonly label: string
  readonly caption: string | undefined
}

/** A video in its frame, or a recording. Nothing of it is loaded before a visitor plays it. */
export function Player({ media, label, caption }: PlayerProps): ReactNode {
  const { type, src, poster, size } = media
  const tracks = <Tracks media={media} />
  return (
    <figure className="exhibit media">
      {type === 'video' ? (
        <div className="frame">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Tracks are the captions next to it. */}
          <video
            src={src}
            poster={poster}
            width={size?.width}
            height={size?.height}
            aria-label={label}
            preload="none"
            controls
            playsInline
          >
            {tracks}
          </video>
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Tracks are the captions next to it.
        <audio src={src} aria-label={label} preload="none" controls>
          {tracks}
        </audio>
      )}
      <WallLabel caption={caption ?? label} />
    </figure>
  )
}

function Tracks({ media: { captions } }: { readonly media: Media }): ReactNode {
  return captions.map(({ src, language }, place) => (
    <track
      key={src}
      kind="captions"
      src={src}
      srcLang={language}
      label={nameLanguage(language)}
      default={place === 0}
    />
  ))
}

/** A language by its own name: `Deutsch`. */
function nameLanguage(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}
