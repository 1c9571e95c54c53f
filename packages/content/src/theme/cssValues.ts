import { readColour, readFunction, splitOutside } from './readColour.ts'

/** Colours that only a browser knows, https://www.w3.org/TR/css-color-4/#css-system-colors */
const BROWSER_COLOURS = new Set(
  (
    'transparent currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext ' +
    'canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext ' +
    'selecteditem selecteditemtext visitedtext'
  ).split(' '),
)

const COLOUR_FUNCTIONS = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix contrast-color device-cmyk alpha ' +
    'light-dark var env attr if'
  ).split(' '),
)

/** Whether a browser may read the value as a colour: false if none does. */
export function mayBeColour(value: string): boolean {
  const text = value.trim().toLowerCase()
  if (readColour(text) || BROWSER_COLOURS.has(text)) return true
  const written = readFunction(text)
  if (written === undefined || !COLOUR_FUNCTIONS.has(written.name)) return false
  const { name, inner } = written
  if (name === 'light-dark') {
    const sides = splitOutside(inner, ',') ?? []
    return sides.length === 2 && sides.every(mayBeColour)
  }
  // Numbers that a browser computes: `calc(…)`, or the parts of another colour.
  const isComputed = inner.includes('(') || inner.trim().startsWith('from ')
  return /^(?:(?:rgb|hsl)a?|oklch)$/.test(name) ? isComputed : inner.trim() !== ''
}

const LENGTH =
  /^(?:[+-]?0|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|px|cm|mm|q|in|pt|pc|r?(?:em|ex|ch|cap|ic|lh)|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)))$/i

/** Whether a browser may read the value as a length, or as one for each corner: false if none does. */
export function mayBeLength(value: string): boolean {
  const words = splitOutside(value.trim().replace(/\s+/g, ' '), ' ') ?? []
  return (
    words.length > 0 && words.every((word) => LENGTH.test(word) || readFunction(word) !== undefined)
  )
}

/** The kinds of values that custom properties take. Fonts and shadows, for example, take any value. */
const KINDS: readonly (readonly [names: string, kind: ValueKind])[] = [
  [
    'accent accent-hover on-accent soft on-soft bg surface sunken raised line control text muted ' +
      'frame mat wall bubble code-name danger ok warn neutral',
    {
      expected: 'a colour of CSS such as "#0a6647" or "light-dark(#0a6647, #66d19e)"',
      fits: mayBeColour,
    },
  ],
  [
    'corner radius gutter section bar edge offset-x offset-y',
    { expected: 'a length of CSS such as "8px"', fits: mayBeLength },
  ],
]

export interface ValueKind {
  /** Completes "expected …". */
  readonly expected: string
  /** Whether a browser may accept the value. */
  readonly fits: (value: string) => boolean
}

/** The kind of value that a custom property takes; undefined if it takes any value of CSS. */
export function findValueKind(name: string): ValueKind | undefined {
  return KINDS.find(([names]) => names.split(' ').includes(name))?.[1]
}
