import { useEffect, useId, useRef, useState } from 'react'
import type { JSX } from 'react'
import type { Archive } from '@docent/chat/archive'
import type { ChatRecord } from '@docent/chat/record'
import { fillText } from '@docent/texts'
import { CrossIcon } from '../icons.tsx'
import { useLaterTexts } from '../later/laterTexts.ts'
import { useEscapeFirst } from '../panel/useEscapeFirst.ts'
import { useStore } from '../useStore.ts'

export interface EarlierProps {
  archive: Archive
  onGoBack: (record: ChatRecord) => void
  /** Rejects where the assistant may still hold it. */
  onForget: (record: ChatRecord) => Promise<void>
  onLeave: () => void
}

/** The visitor's earlier conversations, in place of the one that goes on: to take one up, or delete it. */
export function Earlier({ archive, onGoBack, onForget, onLeave }: EarlierProps): JSX.Element {
  const texts = useLaterTexts()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const entries = useStore(archive.entries)
  const [hasFailed, setFailed] = useState(false)
  useEscapeFirst(true, onLeave)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  function goBackTo(id: string): void {
    const record = archive.read(id)
    // Another tab may have deleted it.
    if (record) onGoBack(record)
    archive.remove(id)
  }

  async function forget(id: string): Promise<void> {
    setFailed(false)
    try {
      const record = archive.read(id)
      if (record) await onForget(record)
    } catch {
      setFailed(true)
      return
    }
    archive.remove(id)
    // The button goes with the row.
    title.current?.focus({ preventScroll: true })
  }

  return (
    <div className="talk">
      <section className="list earlier" aria-labelledby={titleId}>
        <h3 ref={title} id={titleId} tabIndex={-1}>
          {texts.earlier}
        </h3>
        <p role="alert">{hasFailed && texts.forgetFailed}</p>
        {entries.length === 0 && <p>{texts.noEarlier}</p>}
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button className="go" type="button" onClick={() => goBackTo(entry.id)}>
                <span dir="auto">{entry.title}</span>
                <time dateTime={new Date(entry.at).toISOString()}>
                  {formatDay(entry.at, texts.language)}
                </time>
              </button>
              <button
                className="act"
                type="button"
                aria-label={fillText(texts.forget, { title: entry.title })}
                onClick={() => void forget(entry.id)}
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function formatDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
