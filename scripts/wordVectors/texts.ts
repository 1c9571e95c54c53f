// Reads the sections of documentations and the questions that they answer, which the vectors are learned from.

import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '@docent/content'
import { readPage, readTerms } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'
import { withSources, openSources } from '../../apps/server/src/sources/openSources.ts'
import { keepNamedSources, readSiteConfig } from '../../apps/server/src/sources/readSiteConfig.ts'
import { noContent } from '../../apps/server/src/content/content.ts'
import { ROOT } from '../command.ts'
import { isBusiness, loadBusiness, readBusinessQuestions } from './business.ts'

export interface TrainingSection {
  readonly site: string
  readonly id: string
  /** The terms of the title and the headings, each once. */
  readonly heads: readonly string[]
  readonly headings: readonly string[]
  /** The terms of the text, in order. */
  readonly text: readonly string[]
}

export interface TrainingQuestion {
  readonly site: string
  /** The id of the section that answers. */
  readonly section: string
  readonly terms: readonly string[]
}

interface Documentation {
  readonly hash: string
  readonly documents: readonly Document[]
}

/** The number of terms of a section that count: more say little about what it answers. */
const MOST_TERMS = 250

/** Reads one site for each folder in `folder`. */
export async function readSections(folder: string): Promise<TrainingSection[]> {
  const all: TrainingSection[] = []
  for (const site of readdirSync(folder).toSorted()) {
    const { documents } = await readDocumentation(join(folder, site))
    for (const document of documents) {
      for (const passage of readPage(document).passages) all.push(readSection(site, passage))
    }
  }
  return all
}

/** Reads the Markdown in a folder as a server would: as its own content, or as a documentation from elsewhere. */
export async function readDocumentation(folder: string): Promise<Documentation> {
  if (isBusiness(folder)) return loadBusiness(folder)
  const settings = {
    configFile: join(ROOT, 'no', 'docent.config.ts'),
    contentFolder: join(ROOT, 'no', 'content'),
    dataFolder: join(ROOT, 'data'),
    from: [folder],
    mount: '/',
  }
  const named = keepNamedSources(await readSiteConfig(settings), settings.from)
  const { hash, documents } = withSources(noContent(folder), await openSources(named, settings))
  return { hash, documents: [...documents] }
}

function readSection(site: string, { id, title, path, units }: Passage): TrainingSection {
  const headings = readTerms(path.join(' '))
  return {
    site,
    id,
    heads: [...new Set([...readTerms(title), ...headings])],
    headings,
    text: units.flatMap(({ text }) => readTerms(text.slice(0, 1200))).slice(0, MOST_TERMS),
  }
}

/**
 * Reads `SITE.txt` for each site: the id of a section on a line, and below it the questions that it answers, each
 * after a tab.
 */
export function readTrainingQuestions(folder: string, sites: Iterable<string>): TrainingQuestion[] {
  return [...sites].flatMap((site) => {
    const file = join(folder, `${site}.txt`)
    if (!existsSync(file)) return []
    return readQuestionLines(readFileSync(file, 'utf8')).map(({ section, question }) => ({
      site,
      section,
      terms: readTerms(question),
    }))
  })
}

/** The questions of the businesses in `folder`, by their names. */
export async function readBusinessTraining(
  folder: string,
  sites: readonly string[],
): Promise<TrainingQuestion[]> {
  const all = await Promise.all(
    sites.map(async (site) => {
      const { answered } = await readBusinessQuestions(join(folder, site))
      return answered.flatMap(({ sections, question }) =>
        sections.map((section) => ({ site, section, terms: readTerms(question) })),
      )
    }),
  )
  return all.flat()
}

/** A question of `evals/training` or `evals/documentations`. */
export interface QuestionLine {
  /** The id of the section that answers it, and of others that answer it just as well. */
  readonly section: string
  readonly others: readonly string[]
  readonly question: string
  /** The facts of an answer, as patterns; none if only the section is known. */
  readonly facts: readonly string[]
}

/** Above questions that no section answers. */
export const UNANSWERED = '-'

/**
 * The questions of one file, below the ids of their sections: `/fern#Water + /faq#Water`. A question can have the facts
 * of its answer after a second tab.
 */
export function readQuestionLines(text: string): QuestionLine[] {
  let [section = '', ...others]: string[] = []
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('\t')) {
      const [question = '', facts = ''] = line.slice(1).split('\t')
      return [{ section, others, question, facts: facts.split(' & ').filter(Boolean) }]
    }
    ;[section = '', ...others] = line.split(' + ')
    return []
  })
}
