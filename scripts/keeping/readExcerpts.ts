// Reads `evals/excerpts`: which units of a section its readers would show for a question.

import { createHash } from 'node:crypto'

export interface MarkedQuestion {
  /** The id of the section that answers. */
  readonly section: string
  readonly question: string
  /** The signs of the units that the answer needs, and of others that are worth showing. */
  readonly must: ReadonlySet<string>
  readonly good: ReadonlySet<string>
}

const SIGN_LENGTH = 6

/** Hashes the text of a unit, because the texts of other projects are not part of this repository. */
export function signUnit(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, SIGN_LENGTH)
}

/** The questions of one file, below the ids of their sections: the question, and the signs, after tabs. */
export function readExcerpts(text: string): MarkedQuestion[] {
  let section = ''
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('\t')) {
      section = line
      return []
    }
    const [question = '', must = '', good = ''] = line.slice(1).split('\t')
    return [{ section, question, must: readSigns(must), good: readSigns(good) }]
  })
}

function readSigns(text: string): Set<string> {
  return new Set(text.split(' ').filter(Boolean))
}
