// A visitor may reduce the pill to its icon. That applies before the first paint: the code that draws
// a page marks an element around the pill, and the style sheet does the rest.

/** Where a browser remembers it. `theme.ts` of our own site reads it too, and can import nothing. */
export const MINI_KEY = 'docent:mini'

/** On the outermost element around the pill: the page's, or the first in a shadow root. */
export const MINI_MARK = 'data-docent-mini'
