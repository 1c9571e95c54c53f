import type { LaterTexts, WidgetTexts } from '@docent/texts'

export interface KeyRow {
  readonly does: string
  /** Each of them does it. */
  readonly keys: readonly string[]
}

/** The function of each key, named as on this visitor's keyboard. */
export function listKeys(
  texts: WidgetTexts & LaterTexts,
  hasPageKeys: boolean,
  platform: string = navigator.platform,
): KeyRow[] {
  const isApple = /mac|iphone|ipad/i.test(platform)
  const control = isApple ? '⌘' : 'Ctrl+'
  const alt = isApple ? '⌥' : 'Alt+'
  const ofPage = [
    { does: texts.toPage, keys: ['F6'] },
    { does: texts.launcher, keys: [`${control}/`] },
  ]
  return [
    { does: texts.send, keys: ['Enter', `${control}Enter`] },
    { does: texts.newLine, keys: ['Shift+Enter'] },
    { does: texts.editLast, keys: ['↑'] },
    { does: texts.previousMessage, keys: [`${alt}↑`] },
    { does: texts.nextMessage, keys: [`${alt}↓`] },
    { does: texts.stop, keys: [`${control}.`] },
    { does: texts.close, keys: ['Esc'] },
    ...(hasPageKeys ? ofPage : []),
  ]
}
