import type { ImportedSection, OtherAnchor } from '../types.ts'

/** Also one in a list, a quotation or a tab. */
const HEADING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){0,3}#{1,6}[ \t]+(\S.*)$/
/** An element of HTML or a component with an id, as in `<a name="setup"></a>`. */
const ELEMENT =
  /<[A-Za-z][\w.]{0,40}[ \t](?:[^<>"']{0,200}?[ \t])?(?:id|name)=["']([^"'<>\s]{1,100})["']/g
/** A tab of MkDocs, which makes an anchor of its name, and of those of the tabs around it. */
const TAB = /^([ \t]*)===[!+]?[ \t]+"([^"]{1,100})"[ \t]*$/
/** Elements that lead to the heading below them: nothing else is on their line. */
const ONLY_ELEMENTS = /^(?:[ \t]*<\/?[A-Za-z][^<>]{0,300}>)+[ \t]*$/
const FENCE = /^\s*(`{3,}|~{3,})/
const OWN_ID = /[ \t]*\{[ \t]*[#:][^{}]*\}[ \t]*$/
/** Markup in the words of a heading. */
const MARKUP = /<[^<>]{0,300}>|\]\([^()]{0,500}\)/g

const MAX_ANCHORS = 2_000
const MAX_LINE = 4_000

/**
 * Finds the anchors of a page that open no section: ids of elements, tabs, and headings in lists and summaries. A link to
 * one leads to the section that it is in, or to the heading right below it.
 */
export function findOtherAnchors(
  text: string,
  sections: readonly ImportedSection[],
): readonly OtherAnchor[] {
  const findNext = createPlaceFinder(sections)
  const found = new Map<string, string>()
  const own = new Set(sections.map(({ anchor }) => anchor))
  const add = (anchor: string, section: ImportedSection | undefined): void => {
    if (!section || section.anchor === '' || own.has(anchor) || found.has(anchor)) return
    if (anchor !== '' && found.size < MAX_ANCHORS) found.set(anchor, section.anchor)
  }
  let current = 0
  let waiting: string[] = []
  const settle = (section: number): void => {
    for (const anchor of waiting) add(anchor, sections[section])
    waiting = []
  }
  let fence = ''
  let tabs: { readonly indent: number; readonly tab: string }[] = []
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
    if (fence !== '' || mark !== '' || line.trim() === '' || line.length > MAX_LINE) continue
    const words = HEADING.exec(line)?.[1]
    if (words !== undefined) {
      const key = toLetters(words.replace(OWN_ID, '').replaceAll(MARKUP, ''))
      const next = findNext(key, current)
      if (next === undefined) add(key, sections[current])
      else current = next
      settle(current)
    }
    const [, indent = '', tab] = TAB.exec(line) ?? []
    if (tab !== undefined) {
      tabs = [
        ...tabs.filter((outer) => outer.indent < indent.length),
        { indent: indent.length, tab },
      ]
      const names = [tab, tabs.map((one) => one.tab).join('')]
      for (const name of names) add(toLetters(name), sections[current])
    }
    const anchors = [...line.matchAll(ELEMENT)].map(([, anchor = '']) => anchor)
    if (words === undefined && anchors.length > 0 && ONLY_ELEMENTS.test(line))
      waiting.push(...anchors)
    else {
      settle(current)
      for (const anchor of anchors) add(anchor, sections[current])
    }
  }
  settle(current)
  return [...found]
}

/** Finds the next section whose heading has these letters. The places that are asked for only grow. */
function createPlaceFinder(
  sections: readonly ImportedSection[],
): (key: string, after: number) => number | undefined {
  const byKey = Map.groupBy(sections.keys(), (index) => toLetters(sections[index]?.heading ?? ''))
  const passed = new Map<string, number>()
  return (key, after) => {
    const places = byKey.get(key) ?? []
    // A page can have thousands of sections with the same heading: no place is passed twice.
    let at = passed.get(key) ?? 0
    while ((places[at] ?? Infinity) <= after) at++
    passed.set(key, at)
    return places[at]
  }
}

function toLetters(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
