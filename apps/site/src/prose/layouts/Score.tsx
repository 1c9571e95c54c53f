import type { Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Inline } from '../Inline.tsx'
import type { Manuscript } from '../manuscript.ts'

export interface ScoreProps {
  readonly table: Tokens.Table
  readonly manuscript: Manuscript
}

/** Lines of code in a frame, each with its meaning, read like a score: line by line. */
export function Score({ table, manuscript }: ScoreProps): ReactNode {
  return (
    <div className="frame scored">
      <ol className="score">
        {table.rows.map(([line, meaning], place) => (
          <li key={place}>
            <Line code={line?.tokens[0] as Tokens.Codespan | undefined} />
            <span>
              <Inline tokens={meaning?.tokens ?? []} manuscript={manuscript} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A line of code. The text before its colon, as in `0:"Hello"`, is its kind. */
function Line({ code }: { readonly code: Tokens.Codespan | undefined }): ReactNode {
  const text = code?.text ?? ''
  const [, kind, rest] = /^([^:\s]{1,2})(:.+)$/s.exec(text) ?? []
  return <code>{kind === undefined ? text : [<b key="kind">{kind}</b>, rest]}</code>
}
