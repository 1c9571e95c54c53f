import { useEffect, useState } from 'react'
import type { JSX } from 'react'
import { ChatWidget as Chat } from './ui/ChatWidget.tsx'
import type { WidgetOptions } from './ui/options.ts'
import { createWidget, loadTexts } from './widget.ts'
import type { LiveWidget } from './widget.ts'

export interface ChatWidgetProps {
  /** Read once, when the component is mounted. */
  options: WidgetOptions
}

/**
 * The chat as a component of a React application. It is fixed to the window wherever it stands; the
 * two style sheets are for the application to load. Rendered in the browser only, and empty until
 * the texts of its language are there.
 */
export function ChatWidget({ options }: ChatWidgetProps): JSX.Element {
  const widget = useWidget(options)
  return (
    <div className="docent" lang={widget?.panel.language} dir={widget?.panel.direction}>
      {widget && <Chat widget={widget} />}
    </div>
  )
}

function useWidget(options: WidgetOptions): LiveWidget | undefined {
  const [first] = useState(options)
  const [widget, setWidget] = useState<LiveWidget>()

  useEffect(() => {
    let leave: (() => void) | undefined
    let isLeft = false

    async function begin(): Promise<void> {
      const created = createWidget(first, await loadTexts(first))
      if (isLeft) return
      leave = created.start()
      setWidget(created)
    }

    void begin()
    return () => {
      isLeft = true
      leave?.()
    }
  }, [first])

  return widget
}
