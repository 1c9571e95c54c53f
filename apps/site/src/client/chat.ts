import '@docent/widget/styles/panel.css'
import type { WidgetOptions } from '@docent/widget'
import { type ChatHandle, mountChat } from '@docent/widget/mount'

/** Brings the pill in its container to life. Its options are those that it was rendered with. */
export async function startChat(container: HTMLElement): Promise<ChatHandle> {
  const options = JSON.parse(container.dataset['options'] ?? '') as WidgetOptions
  return mountChat(container, options)
}
