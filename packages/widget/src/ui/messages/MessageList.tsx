import { useEffect, useState } from 'react'
import type { JSX } from 'react'
import { cutOf, isPending, isVisible, lastTurn } from '@docent/chat'
import type { ChatState } from '@docent/chat'
import { AssistantMessage } from './AssistantMessage.tsx'
import { TypingIndicator } from './TypingIndicator.tsx'
import { UserMessage } from './UserMessage.tsx'
import { Welcome } from './Welcome.tsx'
import { useWidget } from '../contexts.ts'
import type { Places, ThreadItem } from '../editing/thread.ts'
import { DownIcon } from '../icons.tsx'
import { loadReading } from '../markdown/loadReading.ts'
import { useStore } from '../useStore.ts'
import { useAnswerStart } from './useAnswerStart.ts'
import { useFollow } from './useFollow.ts'
import { useOlder } from './useOlder.ts'

/**
 * The messages, in a scroller that follows its end. It is not a live region: a screen reader would read
 * every piece of an answer as it arrives. announcements.ts decides what is announced.
 */
export function MessageList(): JSX.Element {
  const { texts, options, isOff, choices, editing, session, view, focusField } = useWidget()
  const state = useStore(session.state)
  const { status, stage } = state
  const [places, setPlaces] = usePlaces(state)
  const messages = state.messages.filter(isVisible)
  const thread: readonly ThreadItem[] =
    editing?.viewThread(state, places) ?? state.messages.map((message) => ({ message }))
  const isBegun = messages.length > 0
  const isSubmitted = status === 'submitted'
  const list = useFollow(options.scroll ?? 'follow', { isBegun, isSubmitted }, view.place)
  const { box, content, isUnseen, toEnd } = list
  const last = messages.at(-1)
  const hidden = choices.isWhole && status === 'streaming' ? last : undefined
  const items = thread.filter(({ message }) => isVisible(message) && message !== hidden)
  const from = useOlder(items, list)
  useReading(isBegun)
  const ended = isPending(state) ? undefined : last
  const [question] = isPending(state) ? [] : lastTurn(messages)
  const canRise = ended?.role === 'assistant' && options.scroll !== 'always'
  const { isAbove, toBeginning } = useAnswerStart(list, canRise)

  function edit(): void {
    session.edit()
    focusField()
  }

  function jump(go: () => void): void {
    go()
    // The button disappears; the list takes its focus.
    box.current?.focus({ preventScroll: true })
  }

  return (
    <div className="talk">
      {/* A scroller has to be within reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={box} className="list" aria-label={texts.conversation} tabIndex={0}>
        <div ref={content} className="content">
          {!isBegun && <Welcome />}
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
                      {editing && !isOff && message === question && !isOld && (
                        <editing.EditButton onEdit={edit} />
                      )}
                    </UserMessage>
                  ) : (
                    <AssistantMessage
                      message={message}
                      isRunning={status === 'streaming' && message === last}
                      cut={cutOf(state, message.id)}
                      canFollow={message === ended && !isOff}
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
            {(isSubmitted || hidden || stage) && (
              <li>
                <TypingIndicator stage={stage} canHasten={isSubmitted} />
              </li>
            )}
          </ol>
        </div>
      </section>
      {isUnseen && (
        <button className="jump" type="button" onClick={() => jump(toEnd)}>
          <DownIcon />
          {texts.newMessages}
        </button>
      )}
      {isAbove && (
        <button className="jump" data-up type="button" onClick={() => jump(toBeginning)}>
          <DownIcon />
          {texts.answerStart}
        </button>
      )}
    </div>
  )
}

const NEWEST: Places = {}

/**
 * Which versions are looked at. Sending anything shows the newest again, because the conversation
 * continues from it.
 */
function usePlaces(state: ChatState): [Places, (places: Places) => void] {
  const [chosen, setChosen] = useState({ places: NEWEST, of: '' })
  const of = `${lastTurn(state.messages)[0]?.id} ${state.replaced.length}`
  return [chosen.of === of ? chosen.places : NEWEST, (places) => setChosen({ places, of })]
}

/** The reading code loads with the answer; without a connection the answer is shown without it. */
function useReading(isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) loadReading().catch(() => undefined)
  }, [isBegun])
}
