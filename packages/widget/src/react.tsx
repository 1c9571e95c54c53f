import { useEffect, useState } from 'react'
import type { JSX } from 'react'
import { ChatWidget as Chat } from './ui/ChatWidget.tsx'
import type { WidgetOptions } from './ui/options.ts'
import { createWidget } from './widget.ts'

export interface ChatWidgetProps {
  /** Read once, when the component is mounted. */
  options: WidgetOptions
}

/**
 * The chat as a component of a React application. It is fixed to the window wherever it stands; the
 * two style sheets are for the application to load. Rendered in the browser only.
 */
export function ChatWidget({ options }: ChatWidgetProps): JSX.Element {
  const [widget] = useState(() => createWidget(options))
  useEffect(() => widget.start(), [widget])
  return (
    <div className="docent">
      <Chat widget={widget} />
    </div>
  )
}
