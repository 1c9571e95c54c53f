// The part in the browser: the Markdown of the chat, without delays and without a boundary that would
// catch errors.

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Markdown } from '../../packages/widget/src/ui/markdown/Markdown.tsx'
import type { Fault } from './faults.ts'

/** Each length is checked up to here, then this many more, evenly spaced. */
const EACH_UP_TO = 400
const MORE = 200

/** Elements that load, run or cover something; the icons of the chat's own buttons are `svg`. */
const FORBIDDEN =
  'img, picture, source, video, audio, script, iframe, object, embed, link, style, form, input, base, meta, math, [style], [src], [srcset], [id], [name]'
const LINKS = 'a:not([rel="nofollow noopener noreferrer"][target="_blank"])'

globalThis.findFaults = (text) => {
  const host = document.createElement('div')
  document.body.append(host)
  const faults: Fault[] = []
  let length = 0
  const root = createRoot(host, {
    onUncaughtError: (error) => faults.push({ length, what: String(error) }),
  })
  for (length of chooseLengths(text.length)) {
    flushSync(() => root.render(<Markdown text={text.slice(0, length)} />))
    const what = findForbidden(host)
    if (what !== undefined) faults.push({ length, what })
    if (faults.length > 0) break
  }
  root.unmount()
  host.remove()
  return faults
}

function findForbidden(host: Element): string | undefined {
  const found = host.querySelector(`${FORBIDDEN}, ${LINKS}`)
  if (found) return found.outerHTML
  for (const element of host.querySelectorAll('*')) {
    const handler = element.getAttributeNames().find((name) => name.startsWith('on'))
    if (handler !== undefined) return `${element.tagName} with ${handler}`
  }
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.find(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol))?.outerHTML
}

function chooseLengths(length: number): number[] {
  const each = Math.min(length, EACH_UP_TO)
  const rest = length - each
  const more = Math.min(rest, MORE)
  return [
    ...Array.from({ length: each }, (_, index) => index + 1),
    ...Array.from({ length: more }, (_, index) => each + Math.round(((index + 1) * rest) / more)),
  ]
}
