// HTML tags that browsers know. `List<string>` and `<your-name>` do not count.

const NAMES: ReadonlySet<string> = new Set(
  `a abbr acronym address animate animatemotion animatetransform annotation-xml applet area article
  aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption
  center circle cite clippath code col colgroup data datalist dd defs del desc details dfn dialog
  dir div dl dt ellipse em embed fencedframe feimage fieldset figcaption figure filter font footer
  foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image
  img input ins isindex kbd keygen label legend li line lineargradient link listing main map mark
  marquee mask math menu menuitem meta meter mglyph mi mn mo ms mtext multicol nav nobr noembed
  noframes noscript object ol optgroup option output p param path pattern picture plaintext
  polygon polyline portal pre progress q radialgradient rb rect rp rt rtc ruby s samp script search
  section select set slot small source spacer span stop strike strong style sub summary sup svg
  switch symbol table tbody td template text textarea textpath tfoot th thead time title tr track
  tspan tt u ul use var video view wbr xmp`.split(/\s+/),
)

/** These tags do not separate two words. */
const WITHIN_WORDS =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/

const IMAGES = /^(?:img|image|picture|svg|feimage)$/

// Quotes may contain a `>`. If they are not closed, the first `>` ends the tag, as in browsers.
const TAG =
  /<(\/?)([a-z][a-z0-9-]*)((?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?|[\s/][^<>]*)>|<!--[^]*?-->/iy
const HREF = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

export interface Tag {
  readonly name: string
  readonly isClosing: boolean
  readonly isImage: boolean
  /** Its replacement in a text. */
  readonly instead: '' | ' '
  /** Where an `a` leads to. */
  readonly href?: string
  readonly end: number
}

/** The HTML tag at a place in a text; undefined for text that only looks like one. */
export function readHtmlTag(text: string, at: number): Tag | undefined {
  TAG.lastIndex = at
  const match = TAG.exec(text)
  if (!match) return undefined
  const end = at + match[0].length
  const name = match[2]?.toLowerCase()
  if (name === undefined) {
    return { name: '!--', isClosing: false, isImage: false, instead: '', end }
  }
  if (!NAMES.has(name)) return undefined
  const href = name === 'a' ? HREF.exec(match[3] ?? '') : null
  return {
    name,
    isClosing: match[1] === '/',
    isImage: IMAGES.test(name),
    instead: WITHIN_WORDS.test(name) ? '' : ' ',
    ...(href && { href: href[1] ?? href[2] ?? href[3] ?? '' }),
    end,
  }
}

/** The end of an element whose content is not text, searched from the beginning of its content. */
export function findHiddenEnd(text: string, { name }: Tag, from: number): number | undefined {
  if (name !== 'script' && name !== 'style') return undefined
  const closing = new RegExp(`</${name}[^>]*>`, 'gi')
  closing.lastIndex = from
  return closing.test(text) ? closing.lastIndex : undefined
}
