import { API_FOLDER, PAGE_FEEDBACK_ENDPOINT } from '@docent/protocol/api'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

export interface HelpfulProps {
  /** The route of the page. */
  readonly page: string
  /** Where the assistant is; empty if it is on the host of the pages. */
  readonly assistantUrl: string
}

/**
 * Asks whether a page was helpful. Script shows it if there is a server to count what is said: a built
 * site may be on a host of plain files.
 */
export function Helpful({ page, assistantUrl }: HelpfulProps): ReactNode {
  const { helpful } = useTexts()
  return (
    <fieldset
      className="helpful"
      data-page={page}
      data-to={assistantUrl + API_FOLDER + PAGE_FEEDBACK_ENDPOINT}
      data-thanks={helpful.thanks}
      data-failed={helpful.failed}
    >
      <legend>{helpful.question}</legend>
      <div>
        <button type="button" value="up" aria-pressed={false}>
          {helpful.yes}
        </button>
        <button type="button" value="down" aria-pressed={false}>
          {helpful.no}
        </button>
      </div>
      <output />
    </fieldset>
  )
}
