import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compareProblems, readFieldLines, splitLanguages } from '@docent/content'
import type { Config, Content, Problem } from '@docent/content'
import { inWordsOf } from '@docent/retrieval/node'
import { reviewCaptions } from './captions.ts'
import { reviewCounting } from './counting.ts'
import { reviewFaqs } from './faqs.ts'
import { reviewFindable } from './findable.ts'
import { reviewHeadings } from './headings.ts'
import { reviewImages } from './images.ts'
import { reviewLabels } from './labels.ts'
import { reviewNavigation } from './navigation.ts'
import { reviewQuestions } from './questions.ts'
import { reviewConfigFiles } from '../builds/configFiles.ts'
import { reviewRedirects } from '../builds/redirects.ts'
import { reviewReach } from './reach.ts'
import { reviewStudyNotes } from './studyNotes.ts'
import { reviewUnlistedLanguages } from './unlistedLanguages.ts'
import { reviewText } from './text.ts'
import { reviewTheme } from './theme.ts'
import { reviewWeight } from './weight.ts'
import type { Reviewed, Rule } from './types.ts'

/** Each language is reviewed as a site: a page and its translation may have one title. */
const LANGUAGE_RULES: readonly Rule[] = [
  reviewLabels,
  reviewHeadings,
  reviewReach,
  reviewNavigation,
  reviewText,
  reviewQuestions,
  reviewFindable,
]

const RULES: readonly Rule[] = [
  reviewRedirects,
  reviewImages,
  reviewCaptions,
  reviewWeight,
  reviewConfigFiles,
  reviewCounting,
  reviewTheme,
  reviewStudyNotes,
  reviewFaqs,
  reviewUnlistedLanguages,
]

/**
 * Finds all problems that an author must fix, and improvements for visitors: those from reading the
 * content and those that only appear across the whole site. Sorted by file and line.
 */
export async function reviewSite(
  content: Content,
  config: Config,
  configFile: string,
): Promise<Problem[]> {
  const common = {
    routes: new Set(content.documents.map(({ route }) => route)),
    configName: basename(configFile),
    configText: await readFile(configFile, 'utf8').catch(() => ''),
    lineOf: createLineReader(content.folder),
  }
  const found: Problem[] = [...content.problems]
  for (const part of splitLanguages(content, config)) {
    const reviewAll = () => applyRules(LANGUAGE_RULES, { ...part, ...common })
    const isOne = config.languages.length < 2
    found.push(...(await (isOne ? reviewAll() : inWordsOf(part.config.language, reviewAll))))
  }
  const whole: Reviewed = { content, config, base: '', ...common }
  found.push(...(await applyRules(RULES, whole)))
  return withoutFalse(found, content).toSorted(compareProblems)
}

/**
 * Leaves out the warnings that follow from an error in the same place: a summary is not missing if it is
 * in front matter that cannot be read.
 */
function withoutFalse(found: readonly Problem[], { documents, problems }: Content): Problem[] {
  const unread = new Set(documents.filter(({ isUnread }) => isUnread).map(({ file }) => file))
  const errors = problems.filter(({ severity }) => severity === 'error')
  const wrong = new Set(errors.map(({ file, field }) => `${file}\n${nameField(field)}`))
  return found.filter(({ severity, file, field }) => {
    if (severity === 'error' || field === undefined) return true
    return !unread.has(file) && !wrong.has(`${file}\n${nameField(field)}`)
  })
}

/** The summary of a page has two names. */
function nameField(field: string | undefined): string {
  return field === 'description' ? 'summary' : (field ?? '')
}

async function applyRules(rules: readonly Rule[], site: Reviewed): Promise<Problem[]> {
  const found: Problem[] = []
  for (const review of rules) found.push(...(await review(site)))
  return found
}

/** Reads a page again only if it has a problem, which most pages do not have. */
function createLineReader(folder: string): Reviewed['lineOf'] {
  const known = new Map<string, ReadonlyMap<string, number>>()
  return ({ file }, field) => {
    const lines = known.get(file) ?? readFieldLines(readFileSync(join(folder, file), 'utf8'))
    known.set(file, lines)
    const other = field === 'summary' ? lines.get('description') : undefined
    return lines.get(field) ?? other ?? 1
  }
}
