import { useContext, useEffect, useState } from 'react'
import type { JSX } from 'react'
import { cutOf, isPending, isVisible, lastTurn } from '@docent/chat'
import type { ChatState } from '@docent/chat'
import { AssistantMessage } from './AssistantMessage.tsx'
import { TypingIndicator } from './TypingIndicator.tsx'
import { UserMessage } from './UserMessage.tsx'
import { Welcome } from './Welcome.tsx'
import { TextsContext } from '../contexts.ts'
import type { Places, ThreadItem } from '../editing/thread.ts'
import { DownIcon } from '../icons.tsx'
import type { ReadingPlace } from './follow.ts'
import { loadReading } from '../markdown/loadReading.ts'
import type { WidgetOptions } from '../settings/options.ts'
import { useFollow } from './useFollow.ts'
import { useOlder } from './useOlder.ts'

export interface MessageListProps {
  state: ChatState
  place: ReadingPlace
  options: Pick<WidgetOptions, 'scroll' | 'contact' | 'showReasoning'>
  /** Absent while nothing can be asked. */
  onRegenerate: (() => void) | undefined
  onHasten: (() => void) | undefined
  /** An answer that arrives is shown once it is complete. */
  isWhole: boolean
  /** What it takes to change the last question, once it is there. */
  editing: typeof import('../editing/index.ts') | undefined
  onEdit: (() => void) | undefined
}

/**
 * What was said, in a scroller that follows its end. It is no live region: a screen reader would
 * read every piece of an answer as it arrives. What it is told is decided in announcements.ts.
 */
export function MessageList({
  state,
  place,
  options,
  onRegenerate,
  onHasten,
  isWhole,
  editing,
  onEdit,
}: MessageListProps): JSX.Element {
  const texts = useContext(TextsContext)
  const { status, stage } = state
  const [places, setPlaces] = usePlaces(state)
  const messages = state.messages.filter(isVisible)
  const thread: readonly ThreadItem[] =
    editing?.viewThread(state, places) ?? state.messages.map((message) => ({ message }))
  const list = useFollow(options.scroll ?? 'follow', status === 'submitted', place)
  const { box, content, isUnseen, toEnd } = list
  const last = messages.at(-1)
  const hidden = isWhole && status === 'streaming' ? last : undefined
  const items = thread.filter(({ message }) => isVisible(message) && message !== hidden)
  const from = useOlder(items, list)
  useReading(messages.length > 0)
  const ended = isPending(state) ? undefined : last
  const [question] = isPending(state) ? [] : lastTurn(messages)

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
            {items.slice(from).map(({ message, isOld = false, versions }, index) => {
              const place = from + index
              return (
                <li
                  key={isOld ? `${place} ${message.id}` : place}
                  data-old={isOld || undefined}
                  data-new={(!isOld && place >= items.length - 2) || undefined}
                >
                  {message.role === 'user' ? (
                    <UserMessage message={message}>
                      {editing && onEdit && message === question && !isOld && (
                        <editing.EditButton onEdit={onEdit} />
                      )}
                    </UserMessage>
                  ) : (
                    <AssistantMessage
                      message={message}
                      isRunning={status === 'streaming' && message === last}
                      cut={cutOf(state, message.id)}
                      options={options}
                      onRegenerate={message === ended ? onRegenerate : undefined}
                    />
                  )}
                  {editing && versions && (
                    <editing.Pager
                      {...versions}
                      onTurn={(next) => setPlaces({ ...places, [versions.by]: next })}
                    />
                  )}
                </li>
              )
            })}
            {(status === 'submitted' || hidden || stage) && (
              <li>
                <TypingIndicator
                  stage={stage}
                  options={options}
                  onHasten={status === 'submitted' ? onHasten : undefined}
                />
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

const NEWEST: Places = {}

/** Which versions are looked at. Whatever is sent leads back to the newest: that is what it goes on from. */
function usePlaces(state: ChatState): [Places, (places: Places) => void] {
  const [chosen, setChosen] = useState({ places: NEWEST, of: '' })
  const of = `${lastTurn(state.messages)[0]?.id} ${state.replaced.length}`
  return [chosen.of === of ? chosen.places : NEWEST, (places) => setChosen({ places, of })]
}

/** What an answer is read with comes beside it; without a connection the answer is read as it is. */
function useReading(isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) loadReading().catch(() => undefined)
  }, [isBegun])
}
