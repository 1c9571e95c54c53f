import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Chat } from './ui/Chat.tsx'
import type { WidgetOptions } from './ui/settings/options.ts'
import { createWidget, loadTexts } from './widget.ts'
import type { LiveWidget } from './widget.ts'

export interface ChatHandle {
  open(): void
  close(): void
  toggle(): void
  /** Opens the panel with `question` in the field: to be sent by the visitor, not for them. */
  ask(question: string): void
  /** As `ask`, with the question selected; what a visitor has typed stays in the field instead. */
  suggest(question: string): void
  /** Removes the widget from the page, and ends its requests and timers. */
  destroy(): void
}

/**
 * Brings the chat to life in `container`, an element of class `docent`.
 *
 * A pill that the page holds there already, as `Launcher` rendered it, stays as it is, with its
 * focus; an empty container is given one. The panel is closed. When this resolves, the pill reacts
 * and the handle works: a click that came too early can be repeated at once. It waits for the texts
 * of the panel's language, unless that is English; the container is marked with it.
 */
export async function mountChat(
  container: HTMLElement,
  options: WidgetOptions,
): Promise<ChatHandle> {
  const panel = await loadTexts(options)
  container.lang = panel.language
  container.dir = panel.direction
  return mountWidget(container, createWidget(options, panel))
}

/** As `mountChat`, for a widget that its host follows as well. */
export function mountWidget(container: HTMLElement, widget: LiveWidget): ChatHandle {
  const app = <Chat widget={widget} />
  const root = flushSync(() => {
    if (container.firstElementChild) return hydrateRoot(container, app)
    const created = createRoot(container)
    created.render(app)
    return created
  })
  const leave = widget.start()

  const { open, close, toggle, ask, suggest } = widget.view
  return {
    open,
    close,
    toggle,
    ask,
    suggest,
    destroy() {
      leave()
      root.unmount()
    },
  }
}
