// The data that any part of a panel may need. A finished block of an answer is kept and not rendered
// again (see markdown/blocks.ts): only components that read a context follow a change.

import { createContext, useContext } from 'react'
import type { Context } from 'react'
import type { WidgetTexts } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'
import type { EditingModule } from './editing/module.ts'
import type { Choices } from './settings/choices.ts'
import type { ShownSettings } from './settings/settings.ts'
import type { SourceLink } from './sources/sources.ts'
import type { Widget } from './widgetTypes.ts'

/**
 * The data that every part of an open panel may need. It stays the same object while an answer arrives:
 * the conversation itself is in `session.state`.
 */
export interface WidgetScope extends Omit<Widget, keyof ShownSettings>, ShownSettings {
  /** The visitor's choice, otherwise the site's. */
  readonly choices: Choices
  choose(choices: Choices): void
  /** The editor of the last question, once it has loaded. */
  readonly editing: EditingModule | undefined
  /** Puts the focus in the field, for a change that leads there. */
  focusField(): void
  /** Tells a screen reader something that a sighted visitor sees at once. */
  announce(text: string): void
}

export const WidgetContext: Context<WidgetScope | undefined> = createContext<
  WidgetScope | undefined
>(undefined)

export function useWidget(): WidgetScope {
  const scope = useContext(WidgetContext)
  if (!scope) throw new Error('Cannot render this component outside the panel.')
  return scope
}

/**
 * The texts of the panel; outside of one, for instance when only Markdown is rendered, the English
 * ones.
 */
export function usePanelTexts(): WidgetTexts {
  return useContext(WidgetContext)?.texts ?? panel
}

/** As `announce` of the scope; outside of a panel nobody listens. */
export function useAnnounce(): (text: string) => void {
  return useContext(WidgetContext)?.announce ?? ignore
}

const ignore = (): void => undefined

/** The sources of the answer that a block is part of, in the order of their numbers. */
export const SourcesContext: Context<readonly SourceLink[]> = createContext<readonly SourceLink[]>(
  [],
)
