import type { Hit } from '@docent/retrieval'
import type { Evaluated } from '../evaluate.ts'
import type { Judgement } from '../judge.ts'
import type { EvalQuestion } from '../question.ts'
import { toAnswerRoute, type EvalSite } from '../site.ts'

/** A question without expectations, except for the given fields. */
export function createQuestion(rest: Partial<EvalQuestion> = {}): EvalQuestion {
  const lists = { before: [], expected: [], also: [], facts: [], forbid: [] }
  return { id: 'q', question: 'How?', kind: 'natural', subkind: '', ...lists, ...rest }
}

/** A passage that was found; a page's address and the heading on it, `/fern#Watering`, say which. */
export function createHit(url: string): Hit {
  const [route = '', heading = ''] = url.split('#')
  const passage = { id: url, url, route, title: route, heading, path: [], section: heading }
  const features = { passage: 0, related: 0, page: 0, coverage: 0, window: 0, pairs: 0, quoted: 0 }
  const others = { title: 0, heading: 0, length: 0, collection: 0, dated: 0, near: 0 }
  return {
    passage: { ...passage, units: [], text: '' },
    score: 0,
    noted: 0,
    features: { ...features, ...others },
  }
}

/** A site whose files have routes by their names and hold the given words. */
export function createTinySite(words: Readonly<Record<string, string>> = {}): EvalSite {
  return {
    routeOf: (file) => `/${file.replace('.md', '')}`,
    routeAt: toAnswerRoute,
    passagesOf: () => [],
    wordsOf: (route) => new Set(words[route]?.split(' ')),
  }
}

/** A good result, except for the given fields; a page of the rank 0 was not found. */
export function createResult(
  {
    kind = 'natural',
    subkind = '',
    page = 1,
    confidence = 0.9,
    form = 'pages' as const,
  }: {
    kind?: string
    subkind?: string
    page?: number
    confidence?: number
    form?: Evaluated['form']
  },
  judgement: Partial<Judgement> = {},
): Evaluated {
  const ranking = { first: page === 0 ? undefined : page, ndcg: page === 0 ? 0 : 1 }
  return {
    question: createQuestion({ kind, subkind }),
    answer: { text: '', sources: [] },
    judgement: {
      isRefused: false,
      isBroken: false,
      sourceFirst: undefined,
      sourceInThree: undefined,
      sourceInThreeLenient: undefined,
      sectionInThree: undefined,
      saysFacts: undefined,
      saysFactsAtGlance: undefined,
      saysForbidden: undefined,
      support: undefined,
      isCorrect: true,
      length: 0,
      pages: [],
      ...judgement,
    },
    form,
    confidence,
    unknown: [],
    ranks: { page: ranking, section: ranking },
    best: undefined,
    reason: undefined,
  }
}
