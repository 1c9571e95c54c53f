import { walkTokens } from '@docent/content'
import type { Document } from '@docent/content'
import { createSharedTextCounter } from './sharedText.ts'

/** A fault of one page that leads to bad answers, by its kind. */
interface PageFault {
  readonly type: FaultType
  readonly message: string
}

export type FaultType = 'copy' | 'script' | 'short' | 'links' | 'long'

export interface PageReview {
  readonly add: (document: Document) => readonly PageFault[]
  /** The share of the text of all pages that most of them repeat. */
  readonly readCommonShare: () => number
}

/** The smallest share of a page's text that makes it a copy of another page. */
const COPY_SHARE = 0.8

/** Characters of a page that says nothing: "Under construction", "Coming soon." */
const FEWEST_CHARACTERS = 25

/** A page that asks for JavaScript in a longer text is about JavaScript. */
const LONGEST_PLACEHOLDER = 250

/** The smallest share of a page's characters in links that makes it a list of links. */
const LINKS_SHARE = 0.9

/** Characters of a section. An answer quotes parts of it, and these can be far from each other. */
const LONGEST_SECTION = 12_000

/** Reviews the pages of sources one by one. Copies are compared among the pages added so far. */
export function createPageReview(): PageReview {
  const shared = createSharedTextCounter()
  const routes: string[] = []
  return {
    add(document) {
      const text = document.sections.map((section) => section.text).join('\n')
      const poor = findPoorText(document, text.trim())
      // Lists of links repeat the titles of other pages, and need no more headings.
      if (poor) return [poor]
      const { twin } = shared.add(text)
      routes.push(document.route)
      const other = twin && twin.share >= COPY_SHARE ? routes[twin.page] : undefined
      return [
        ...(other === undefined ? [] : [toCopy(document, other)]),
        ...findLongSections(document),
      ]
    },
    readCommonShare: shared.readCommonShare,
  }
}

function toCopy({ route }: Document, other: string): PageFault {
  return {
    type: 'copy',
    message: `The page ${route} says mostly the same as ${other}: leave one of them out with "exclude".`,
  }
}

/** The first fault that applies: a page that asks for JavaScript is also short. */
function findPoorText(document: Document, text: string): PageFault | undefined {
  const { route } = document
  if (asksForScripts(text)) {
    return {
      type: 'script',
      message: `The page ${route} only asks for JavaScript: build it with its text in the HTML.`,
    }
  }
  if (text.length < FEWEST_CHARACTERS) {
    return {
      type: 'short',
      message: `The page ${route} has only a few words: write its text, or leave it out with "exclude".`,
    }
  }
  if (countLinked(document) < LINKS_SHARE * countMarks(text)) return undefined
  return {
    type: 'links',
    message: `The page ${route} has only links: leave it out with "exclude" if no question needs it.`,
  }
}

/** "You need to enable JavaScript to run this app." and what other generators write instead. */
function asksForScripts(text: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER || !/\bjavascript\b/i.test(text)) return false
  return /\b(?:enable|enabled|disabled|requires?|required|turn on|activate|without)\b/i.test(text)
}

function countLinked({ tokens }: Document): number {
  let characters = 0
  walkTokens(tokens, 0, (token) => {
    if (token.type === 'link' && typeof token['text'] === 'string')
      characters += countMarks(token['text'])
  })
  return characters
}

/** Characters without spaces, which links do not have between them. */
function countMarks(text: string): number {
  return text.replace(/\s+/g, '').length
}

function findLongSections({ route, sections }: Document): PageFault[] {
  return sections
    .filter(({ text }) => text.length > LONGEST_SECTION)
    .map(({ anchor, text }) => ({
      type: 'long',
      message: `The section ${route}${anchor === '' ? '' : `#${anchor}`} has ${text.length.toLocaleString('en')} characters without a heading: divide it with headings, so that answers cite the right part.`,
    }))
}
