import { fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import type { JSX } from 'react'
import { Pill } from './ui/launcher/Pill.tsx'
import type { WidgetOptions } from './ui/settings/options.ts'

export interface LauncherProps {
  options: Pick<WidgetOptions, 'brand' | 'texts' | 'position'>
  /** The texts of the language that the chat will be in. */
  panel: WidgetTexts
  open?: boolean
  onToggle?: () => void
}

/**
 * Only the pill, which a build renders to HTML. Closed, `mountChat` takes that HTML
 * over as it is, given the same options.
 */
export function Launcher({ options, panel, open = false, onToggle }: LauncherProps): JSX.Element {
  const { brand, texts, position } = options
  const shown = { texts: fillTexts(panel, brand, texts), position, isOpen: open }
  return <Pill {...shown} {...(onToggle && { onToggle })} />
}
