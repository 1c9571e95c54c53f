// What a block deep inside an answer needs, without being rendered again for it: the block is kept
// as it is (see markdown/blocks.ts), and only what reads a context follows it.

import { createContext } from 'react'
import type { Context } from 'react'
import type { WidgetTexts } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'
import type { RaterOptions } from './feedback/rater.ts'
import type { LinkBase, SourceLink } from './sources/sources.ts'

export const TextsContext: Context<WidgetTexts> = createContext(panel)

/** The sources of the answer that the block stands in, in the order of their numbers. */
export const SourcesContext: Context<readonly SourceLink[]> = createContext<readonly SourceLink[]>(
  [],
)

export const LinkBaseContext: Context<LinkBase> = createContext({ assistant: '', page: '' })

/** How feedback on an answer leaves the page; undefined where none is asked for. */
export const FeedbackContext: Context<RaterOptions | undefined> = createContext<
  RaterOptions | undefined
>(undefined)

/** Tells a screen reader something that a sighted visitor sees at once. */
export const AnnounceContext: Context<(text: string) => void> = createContext(
  (_text: string): void => undefined,
)
