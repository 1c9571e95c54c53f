import type { Message, UseChatHelpers, UseChatOptions } from '@ai-sdk/react'

/** The hook's options that a test may choose. */
export interface TheirOptions extends Pick<UseChatOptions, 'id' | 'keepLastMessageOnError'> {
  /** Sends back the conversation's token, which an answer carries: the hook alone would not. */
  keepsToken?: boolean
}

/** The arguments of `onFinish`. */
export interface Finished extends Pick<
  Parameters<NonNullable<UseChatOptions['onFinish']>>[1],
  'usage' | 'finishReason'
> {
  message: Message
}

declare global {
  interface Window {
    /** The hook as of its last render, and what it has called back. */
    their: { chat: UseChatHelpers; finished: Finished[]; failures: string[] }
  }
}
