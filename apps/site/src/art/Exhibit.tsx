import type { ReactNode } from 'react'
import type { ResolvedImage } from '../prose/addresses.ts'
import type { Media } from '../prose/media.ts'
import type { Art } from './Drawing.tsx'
import { Nameplate } from './Nameplate.tsx'
import { Player } from './Player.tsx'
import { WallLabel } from './WallLabel.tsx'

export interface ExhibitProps {
  /** One of the two; a drawing wins. */
  readonly art?: Art | undefined
  readonly image?: ResolvedImage | undefined
  /** A video or a recording in its place. */
  readonly media?: Media | undefined
  /** Without a picture: the name that takes its place. */
  readonly name?: string
  readonly alt: string
  /** The wall label: its first sentence is the name. */
  readonly caption?: string | undefined
  /** It is in the first view of a page, so it is fetched at once. */
  readonly eager?: boolean
  /**
   * It is next to words, in half of the page. On a tablet, half of the page is as narrow as a
   * phone.
   */
  readonly isBeside?: boolean
  /** It is on a card. On a tablet, two cards are side by side. */
  readonly isCard?: boolean
}

/** A picture in its frame, with the label next to it. */
export function Exhibit({ caption, media, ...picture }: ExhibitProps): ReactNode {
  if (media) return <Player media={media} label={picture.alt} caption={caption} />
  return (
    <figure className="exhibit">
      <div className="frame">
        <Picture {...picture} />
      </div>
      {caption && <WallLabel caption={caption} />}
    </figure>
  )
}

/** The content of a frame. */
export function Picture({
  art: Art,
  image,
  name,
  alt,
  eager,
  isBeside,
  isCard,
}: ExhibitProps): ReactNode {
  if (Art) return <Art label={alt} />
  if (!image) return name === undefined ? null : <Nameplate name={name} label={alt} />
  const { dark, ...light } = image
  const place = { eager, isBeside, isCard }
  if (!dark) return <Photo image={light} alt={alt} {...place} />
  // The style sheet shows one of the two, and a browser fetches no lazy picture that is not shown.
  return (
    <>
      <Photo {...place} image={light} alt={alt} eager={false} className="day" />
      <Photo {...place} image={dark} alt={alt} eager={false} className="night" />
    </>
  )
}

/** Windows in which a wide screenshot would be too small to read. */
const PHONE = '(max-width:559px)'
/**
 * The same for a picture next to words. From 768 to 959 px, it has only half of the page: see
 * layout.css.
 */
const PHONE_BESIDE = `${PHONE},(min-width:768px) and (max-width:959px)`
const PHONE_ON_CARD = '(max-width:959px)'

interface PhotoProps {
  readonly image: ResolvedImage
  readonly alt: string
  readonly eager?: boolean | undefined
  readonly isBeside?: boolean | undefined
  readonly isCard?: boolean | undefined
  readonly className?: string
}

function Photo({ image, alt, eager = false, className, ...place }: PhotoProps): ReactNode {
  const { src, srcSet, sizes, size, phone } = image
  const photo = (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={eager ? sizes?.replace('auto, ', '') : sizes}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
    />
  )
  if (!phone) return photo
  return (
    <picture>
      <source
        media={mediaOf(place)}
        srcSet={phone.srcSet ?? phone.src}
        sizes={phone.sizes}
        width={phone.size?.width}
        height={phone.size?.height}
      />
      {photo}
    </picture>
  )
}

function mediaOf({ isBeside, isCard }: Pick<PhotoProps, 'isBeside' | 'isCard'>): string {
  if (isCard) return PHONE_ON_CARD
  return isBeside ? PHONE_BESIDE : PHONE
}
