// The script that a tag on another site loads: the pill, and no more until somebody turns to it.

import { startTag } from '@docent/widget/embed'
import type { StartEmbedded } from '@docent/widget/embed'
import embedRules from '@docent/widget/styles/embed.css?inline'
import launcherRules from '@docent/widget/styles/launcher.css?inline'
import { createVerify } from './createVerify.ts'

/** Inserted by the build: the names of the files that load next, the chat first, with their hashes. */
declare const NEXT: readonly [chat: string, ...imported: string[]]
declare const INTEGRITIES: Readonly<Record<string, string>>

const tag = document.currentScript

if (tag instanceof HTMLScriptElement) {
  const verify = createVerify(tag, INTEGRITIES)
  const load = async (): Promise<StartEmbedded> => {
    await verify(NEXT)
    const address = new URL(NEXT[0], tag.src).href
    // The type of the whole module: with an assertion of one name, a rename broke every embed unnoticed.
    const chat = (await import(/* @vite-ignore */ address)) as typeof import('./chat.ts')
    return (place) => chat.startEmbeddedChat(place, verify)
  }
  startTag({ tag, rules: launcherRules + embedRules, load })
}
