// A visitor may have the icon of the pill alone. That holds before the first paint: whoever draws a
// page marks an element around the pill, and the style sheet does the rest.

/** Where a browser remembers it. `theme.ts` of our own site reads it too, and can import nothing. */
export const MINI_KEY = 'docent:mini'

/** On the outermost element around the pill: the page's, or the first in a shadow root. */
export const MINI_MARK = 'data-docent-mini'
