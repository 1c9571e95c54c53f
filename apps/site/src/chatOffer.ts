import { createContext, useContext } from 'react'
import type { Site } from './site.ts'

// The buttons that ask the assistant are in many parts of a page, and all depend on the same fact: as a
// property it would pass through every part without one.
const ChatContext = createContext(true)

/** Tells everything within whether its page has the chat. */
export const ChatProvider = ChatContext.Provider

/** Whether the page has the chat, and so may offer to ask the assistant. */
export function useChatOffer(): boolean {
  return useContext(ChatContext)
}

/** Whether a page has the chat: the configuration and its own front matter can turn it off. */
export function hasChat({ config, find }: Site, route: string | undefined): boolean {
  return config.chat && (route === undefined || find(route)?.chat !== false)
}
