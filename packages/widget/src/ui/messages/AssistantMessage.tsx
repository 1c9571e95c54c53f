import { memo, useId, useMemo, useRef, useState } from 'react'
import type { NamedExoticComponent } from 'react'
import { readText } from '@docent/protocol'
import type { ChatMessage } from '@docent/protocol'
import type { Cut } from '@docent/chat'
import { CopyButton } from './CopyButton.tsx'
import { Sources } from '../sources/Sources.tsx'
import { readAnswerNotes } from './annotations.ts'
import { SourcesContext, useWidget } from '../contexts.ts'
import { AgainIcon } from '../icons.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { MarkdownBoundary } from '../markdown/MarkdownBoundary.tsx'
import { createLater } from '../later/later.tsx'
import { loadModel } from '../later/loadModel.ts'
import { createSourceReader } from '../sources/sources.ts'
import { useLater } from '../later/useLater.ts'

// Our own answers have no such mark.
const Files = createLater(async () => (await import('./Files.tsx')).Files)

// Only a refusal names them, or an answer that is not sure of itself.
const NearestPages = createLater(async () => (await import('../elsewhere/index.ts')).NearestPages)

// Nobody can rate an answer before it is there.
const Feedback = createLater(async () => (await import('../feedback/Feedback.tsx')).Feedback)

export interface AssistantMessageProps {
  message: ChatMessage
  /** It is still arriving. */
  isRunning: boolean
  cut: Cut | undefined
  /** It is the last answer, and questions can be asked: it offers another answer. */
  canFollow: boolean
}

// In a long conversation only the running answer changes.
export const AssistantMessage: NamedExoticComponent<AssistantMessageProps> = memo(
  function AssistantMessage(props: AssistantMessageProps) {
    const { message, isRunning, cut, canFollow } = props
    const { texts, options, linkBase, feedback, session } = useWidget()
    const { showReasoning = false } = options
    const titleId = useId()
    const drawn = useRef<HTMLDivElement>(null)
    const [readSources] = useState(() => createSourceReader(linkBase))
    const text = readText(message)
    const sources = readSources(message)
    const files = message.parts.filter((part) => part.type === 'file')
    const notes = useMemo(() => readAnswerNotes(message), [message])
    const { language, isClosest, isFromPages, isUngrounded, nearest } = notes
    const model = useLater(showReasoning || isUngrounded, loadModel)

    return (
      <article className="turn" aria-labelledby={titleId}>
        <h3 className="vh" id={titleId}>
          {texts.assistantSaid}
        </h3>
        {model && showReasoning && <model.Reasoning parts={message.parts} />}
        <div
          ref={drawn}
          className="bubble prose"
          lang={language}
          data-running={isRunning || undefined}
          data-closest={isClosest || undefined}
        >
          <SourcesContext.Provider value={sources}>
            <MarkdownBoundary text={text}>
              <Markdown text={text} isGrowing={isRunning} />
            </MarkdownBoundary>
          </SourcesContext.Provider>
          {files.length > 0 && <Files files={files} />}
        </div>
        {nearest.length > 0 && <NearestPages pages={nearest} text={text} />}
        {sources.length > 0 && !isRunning && <Sources sources={sources} />}
        <div className="acts">
          {text !== '' && <CopyButton text={text} answer={{ drawn, sources }} />}
          {canFollow && (
            <button className="act" type="button" onClick={session.regenerate}>
              <AgainIcon />
              <span>{texts.regenerate}</span>
            </button>
          )}
          {feedback && !isRunning && text !== '' && (
            <Feedback messageId={message.id} options={feedback} />
          )}
          {cut && <span className="note">{texts[cut]}</span>}
          {isFromPages && <span className="note">{texts.fromPages}</span>}
          {model && isUngrounded && <model.Ungrounded />}
        </div>
      </article>
    )
  },
)
