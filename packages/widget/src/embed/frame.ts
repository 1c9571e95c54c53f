import { attempt } from '@docent/chat/attempt'
import { MINI_KEY, MINI_MARK } from '../ui/mini/mark.ts'
import { drawPill } from './drawPill.ts'
import type { EmbedOptions } from './types.ts'
import { wordsIn } from './words.ts'

/** The chat's place on a page, with only the pill in it. */
export interface Frame {
  /** On the page. */
  readonly element: HTMLElement
  /** Within the shadow root: the element that React takes over. */
  readonly container: HTMLElement
  /** Shows a message next to the pill; an empty text removes it. */
  say(text: string): void
  addRules(rules: string): void
}

/** The highest z-index, for browsers without a top layer. */
const HIGHEST = 2_147_483_647

/**
 * Puts the chat's element at the end of the page. The shadow root keeps the page's rules out, and
 * ours in; the first rule of embed.css does so for the element itself.
 */
export function drawFrame(options: EmbedOptions, rules: string): Frame {
  const element = document.createElement('docent-chat')
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets = [sheet]

  const frame = document.createElement('div')
  frame.className = 'frame docent'
  const { launcher, language, direction } = wordsIn(options.language)
  frame.lang = language
  frame.dir = direction
  frame.setAttribute('data-theme', options.theme)
  if (attempt(() => localStorage.getItem(MINI_KEY))) frame.setAttribute(MINI_MARK, '')
  if (options.isHidden) frame.setAttribute('data-hidden', '')
  const container = document.createElement('div')
  container.className = 'docent'
  const words = document.createElement('output')
  words.className = 'words'
  words.setAttribute('data-position', options.position)
  drawPill(container, { ...options, label: options.label ?? launcher, tooltip: '' })
  frame.append(container, words)
  root.append(frame)

  document.body.append(element)
  place(frame, options)
  return {
    element,
    container,
    say: (text) => void (words.textContent = text),
    addRules: (more) => sheet.replaceSync((rules += more)),
  }
}

function place(frame: HTMLElement, { layer, offsetX, offsetY }: EmbedOptions): void {
  const { style } = frame
  if (offsetX !== undefined) style.setProperty('--docent-offset-x', `${offsetX}px`)
  if (offsetY !== undefined) style.setProperty('--docent-offset-y', `${offsetY}px`)
  const isTop = layer === 'top'
  if (isTop && 'popover' in frame) {
    // In the top layer, no transform, clip or z-index of the page reaches the chat.
    frame.popover = 'manual'
    frame.showPopover()
  } else {
    style.setProperty('--docent-layer', String(isTop ? HIGHEST : layer))
  }
}
