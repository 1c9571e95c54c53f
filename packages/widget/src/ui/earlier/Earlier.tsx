import { useEffect, useId, useRef, useState } from 'react'
import type { JSX } from 'react'
import type { Archive } from '@docent/chat/archive'
import { fillText } from '@docent/texts'
import { useWidget } from '../contexts.ts'
import { CrossIcon } from '../icons.tsx'
import { useLaterTexts } from '../later/laterTexts.ts'
import { useEscapeFirst } from '../panel/useEscapeFirst.ts'
import type { LookingBack } from '../panel/useLookingBack.ts'
import { useStore } from '../useStore.ts'

export interface EarlierProps {
  archive: Archive
  back: LookingBack
}

/** The visitor's earlier conversations, in place of the one that goes on: to take one up, or delete it. */
export function Earlier({ archive, back }: EarlierProps): JSX.Element {
  const { goBackTo, forget, focusField } = useWidget()
  const texts = useLaterTexts()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const entries = useStore(archive.entries)
  const [hasFailed, setFailed] = useState(false)
  useEscapeFirst(true, back.leave)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  function takeUp(id: string): void {
    const record = archive.read(id)
    // Another tab may have deleted it.
    if (record) {
      goBackTo(record)
      focusField()
      back.toggle()
    }
    archive.remove(id)
  }

  async function remove(id: string): Promise<void> {
    setFailed(false)
    try {
      const record = archive.read(id)
      if (record) await forget(record)
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
              <button className="go" type="button" onClick={() => takeUp(entry.id)}>
                <span dir="auto">{entry.title}</span>
                <time dateTime={new Date(entry.at).toISOString()}>
                  {formatDay(entry.at, texts.language)}
                </time>
              </button>
              <button
                className="act"
                type="button"
                aria-label={fillText(texts.forget, { title: entry.title })}
                onClick={() => void remove(entry.id)}
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
