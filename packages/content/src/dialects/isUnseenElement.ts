import { readData } from './attributeData.ts'
import { isHtml } from './elements.ts'
import type { AttributeValue, MarkupTag } from './tags.ts'

const NOT_DISPLAYED = /(?:^|[;\s])display\s{0,9}:\s{0,9}none\b/i
/** The parts of names by which a script finds the panels of tabs and texts that open on a click. */
const OPENED = /tab|pane|content|collaps|toggl|switch|option|lang|accordion|expand|details|answer/i
const SCRIPTED = /^(?:id|role|data-.*|x-.*|v-.*|:.*|@.*|on.*)$/

/**
 * Whether no reader sees an element of HTML: `<div style="display: none">` and `<p hidden>` hold words for a search
 * engine, or notes of the authors. Text that a script may show, such as the other tabs of a group, is read.
 */
export function isUnseenElement({ key, name, written, attributes }: MarkupTag): boolean {
  if (attributes.size === 0 || !key.startsWith('<') || !isHtml(name)) return false
  if (written !== written.toLowerCase()) return false
  const isOff = isSetHidden(attributes.get('hidden')) || isNotDisplayed(attributes.get('style'))
  return isOff && !mayBeShown(attributes)
}

/** `hidden="until-found"` is text that a browser finds and opens. */
function isSetHidden(value: AttributeValue | undefined): boolean {
  return value === true || (typeof value === 'string' && /^(?:hidden|true)?$/i.test(value.trim()))
}

function isNotDisplayed(style: AttributeValue | undefined): boolean {
  if (typeof style === 'string') return NOT_DISPLAYED.test(style)
  const data = readData(style)
  return data instanceof Map && data.get('display') === 'none'
}

function mayBeShown(attributes: MarkupTag['attributes']): boolean {
  const names = attributes.get('class') ?? attributes.get('className')
  return (
    [...attributes.keys()].some((name) => SCRIPTED.test(name)) ||
    (typeof names === 'string' && OPENED.test(names))
  )
}
