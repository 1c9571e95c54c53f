import { useEffect, useState } from 'react'
import type { JSX } from 'react'
import { Launcher } from './launcher.tsx'
import { ChatWidget as Chat } from './ui/ChatWidget.tsx'
import type { WidgetOptions } from './ui/options.ts'
import { createWidget } from './widget.ts'

export interface ChatWidgetProps {
  /** Read once, when the component is mounted. */
  options: WidgetOptions
}

/**
 * The chat as a component of a React application, of version 18 or 19. It is fixed to the window
 * wherever it stands; the two style sheets are for the application to load.
 *
 * Where there is no browser, as where an application is rendered to HTML, it is the pill alone: the
 * same HTML that it has in a browser while it is closed.
 */
export function ChatWidget({ options }: ChatWidgetProps): JSX.Element {
  const [widget] = useState(() =>
    typeof document === 'undefined' ? undefined : createWidget(options),
  )
  useEffect(() => widget?.start(), [widget])
  return (
    <div className="docent">
      {widget ? <Chat widget={widget} /> : <Launcher options={options} />}
    </div>
  )
}
