import { useContext, useEffect } from 'react'
import type { JSX } from 'react'
import { cutOf, isPending, isVisible } from '../session/index.ts'
import type { ChatState } from '../session/index.ts'
import { AssistantMessage } from './AssistantMessage.tsx'
import type { Contact } from './ContactLink.tsx'
import { TypingIndicator } from './TypingIndicator.tsx'
import { UserMessage } from './UserMessage.tsx'
import { Welcome } from './Welcome.tsx'
import { TextsContext } from './contexts.ts'
import { DownIcon } from './icons.tsx'
import { loadReading } from './markdown/loadReading.ts'
import { useFollow } from './useFollow.ts'

export interface MessageListProps {
  state: ChatState
  scroll: 'follow' | 'always'
  contact: Contact | undefined
  /** Absent while nothing can be asked. */
  onRegenerate: (() => void) | undefined
  onSend: ((question: string) => void) | undefined
}

/**
 * What was said, in a scroller that follows its end. It is no live region: a screen reader would
 * read every piece of an answer as it arrives. What it is told is decided in announcements.ts.
 */
export function MessageList({
  state,
  scroll,
  contact,
  onRegenerate,
  onSend,
}: MessageListProps): JSX.Element {
  const texts = useContext(TextsContext)
  const { status, stage } = state
  const messages = state.messages.filter(isVisible)
  const { box, content, isUnseen, toEnd } = useFollow(scroll, status === 'submitted')
  const last = messages.at(-1)
  useReading(messages.length > 0)
  const ended = isPending(state) ? undefined : last

  function jump(): void {
    toEnd()
    // The button goes; the list is what it stood for.
    box.current?.focus({ preventScroll: true })
  }

  return (
    <div className="talk">
      {/* A scroller has to be within reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={box} className="list" aria-label={texts.conversation} tabIndex={0}>
        <div ref={content} className="content">
          {messages.length === 0 && <Welcome />}
          <ol className="thread">
            {/* By place: a server may give two of its answers the same id. */}
            {messages.map((message, place) => (
              <li key={place}>
                {message.role === 'user' ? (
                  <UserMessage message={message} />
                ) : (
                  <AssistantMessage
                    message={message}
                    isRunning={status === 'streaming' && message === last}
                    cut={cutOf(state, message.id)}
                    contact={contact}
                    onRegenerate={message === ended ? onRegenerate : undefined}
                    onSend={message === ended ? onSend : undefined}
                  />
                )}
              </li>
            ))}
            {status === 'submitted' && (
              <li>
                <TypingIndicator stage={stage} />
              </li>
            )}
          </ol>
        </div>
      </section>
      {isUnseen && (
        <button className="jump" type="button" onClick={jump}>
          <DownIcon />
          {texts.newMessages}
        </button>
      )}
    </div>
  )
}

/** What an answer is read with comes beside it; without a connection the answer is read as it is. */
function useReading(isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) loadReading().catch(() => undefined)
  }, [isBegun])
}
