// The first part of the embed: no React, nothing of the conversation. The rest, ../embedded.ts, loads
// after the first sign of interest, from the address that the tag names.

import { createEmbed } from './embed.ts'
import type { EmbedParts } from './embed.ts'
import { readTag } from './readTag.ts'
import { register } from './registry.ts'
import type { Docent } from './registry.ts'

export type { Docent } from './registry.ts'
export type {
  DocentEvent,
  DocentEvents,
  DocentInstance,
  DocentListener,
  EmbeddedChat,
  EmbedOptions,
  EmbedPlace,
  StartEmbedded,
} from './types.ts'

export interface TagParts extends Pick<EmbedParts, 'rules' | 'load'> {
  readonly tag: HTMLScriptElement
}

/** Puts a chat on the page for a script tag, as soon as the page has a body. */
export function startTag({ tag, rules, load }: TagParts): void {
  const options = readTag(tag, tag.src)
  if (document.body) start()
  else addEventListener('DOMContentLoaded', start, { once: true })

  function start(): void {
    removeLost()
    const embed = createEmbed({ options, rules, load, onGone: () => leave() })
    const leave = register(embed)
    embed.element.dispatchEvent(new CustomEvent('docent:ready', { bubbles: true, detail: embed }))
  }
}

/** Frameworks that replace the whole body run its tags again: a chat that lost its page is over. */
function removeLost(): void {
  const { Docent } = globalThis as { Docent?: Partial<Docent> }
  const lost = Docent?.instances?.filter(({ element }) => !element.isConnected) ?? []
  for (const one of lost) one.destroy()
}
