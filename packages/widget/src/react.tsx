// Frameworks with server components, such as Next.js, render the pill on the server and run it in the
// browser.
'use client'

import { useEffect, useState } from 'react'
import type { JSX } from 'react'
import { chooseLanguage } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'
import { Launcher } from './launcher.tsx'
import { Chat } from './ui/Chat.tsx'
import type { WidgetOptions } from './ui/settings/options.ts'
import { createWidget, loadTexts } from './widget.ts'
import type { LiveWidget } from './widget.ts'

export interface ChatWidgetProps {
  /** Read once, when the component is mounted. */
  options: WidgetOptions
}

/**
 * The chat as a component of a React application, of version 18 or 19. It is fixed to the window
 * wherever it is rendered; the application loads the two style sheets.
 *
 * If there is no browser, as when an application is rendered to HTML, it is only the pill: the same
 * HTML that it has in a browser while it is closed. In another language than English it is empty until
 * its texts are there.
 */
export function ChatWidget({ options }: ChatWidgetProps): JSX.Element {
  const widget = useLiveWidget(options)
  const texts = widget?.panel ?? (isEnglish(options) ? panel : undefined)
  return (
    <div className="docent" lang={texts?.language} dir={texts?.direction}>
      {widget && <Chat widget={widget} />}
      {!widget && texts && <Launcher options={options} panel={texts} />}
    </div>
  )
}

function isEnglish({ language }: WidgetOptions): boolean {
  const { documentElement } = globalThis.document ?? {}
  return chooseLanguage(language ?? documentElement?.lang) === 'en'
}

function useLiveWidget(options: WidgetOptions): LiveWidget | undefined {
  const [first] = useState(options)
  const [widget, setWidget] = useState(() =>
    globalThis.document && isEnglish(first) ? createWidget(first, panel) : undefined,
  )

  useEffect(() => {
    let isLeft = false

    async function load(): Promise<void> {
      const texts = await loadTexts(first)
      if (!isLeft) setWidget(createWidget(first, texts))
    }

    if (!widget) void load()
    return () => {
      isLeft = true
    }
  }, [first, widget])

  useEffect(() => widget?.start(), [widget])
  return widget
}
