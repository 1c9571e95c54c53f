// Recognises general questions, such as "How do I install it?" or "getting started". Every page has the name of the
// product, and many have "install". The page that answers is the one whose title is only that.

import type { Passage, Query } from '@docent/retrieval'
import { readTerms } from '@docent/retrieval'
import { normalise } from '../compose/normalise.ts'
import { isIntroduction } from './askedName.ts'

interface Topic {
  /** A question has one of these words, or two words joined by `+`, ... */
  readonly needs: readonly string[]
  /** ... and may have these. */
  readonly has: readonly string[]
  /** Titles may also have these words. */
  readonly titled: readonly string[]
}

const TOPICS: readonly Topic[] = [
  {
    needs: words(
      'start started starting begin quickstart first+steps tutorial introduction intro use using newcomer beginner get+going get+up+running',
    ),
    has: words('get getting going up running quick first steps guide overview new'),
    titled: words('setup install installation basics tour begins here walkthrough'),
  },
  {
    needs: words(
      'install installing installation installer setup set+up download deploy deploying deployment host selfhost',
    ),
    has: words('set up get getting run running hosting'),
    titled: words('start started quickstart quick guide options methods choose overview steps'),
  },
  {
    needs: words('price pricing cost costs subscription fee'),
    has: words(
      'price pricing cost plan month monthly year yearly annual per user seat pay paying paid trial tier subscription money expensive cheap fee',
    ),
    titled: words('plan plans subscription billing tier tiers glance'),
  },
  {
    needs: words('requirement prerequisite'),
    has: words('system minimum minimal hardware software recommended ram cpu memory disk'),
    titled: words('need supported platforms'),
  },
  {
    needs: words('upgrade upgrading update updating'),
    has: words('latest newest new version versions next release'),
    titled: words('guide migrating migration how'),
  },
  {
    needs: words('uninstall uninstalling'),
    has: words('remove completely delete'),
    titled: words('removal'),
  },
  {
    needs: words('license licence licensed licensing open+source'),
    has: words('open source free under kind code software'),
    titled: words('copyright legal terms'),
  },
  {
    needs: words('report+bug report+issue report+problem file+bug submit+bug found+bug bug+report'),
    has: words('report bug issue problem file submit found'),
    titled: words('reporting bugs issues feedback'),
  },
  {
    needs: words('get+help contact+support need+help support+team'),
    has: words('get help contact support need team community forum human person'),
    titled: words('getting help contact community channels'),
  },
]

const FILLERS = new Set(
  words(
    'how do does did i we you can could should would to the a an my our your is are was it this that what which where when for with on in of and or from by at into there any own self please need must want have has about me us page docs documentation app software program server product machine computer pc site website version step latest newest current properly correctly best way easy easiest fast fastest quick quickest quickly go',
  ).flatMap(readTerms),
)
/** A word on this share of the pages is the name of what the site is about. */
const NAME_SHARE = 0.3
const MOST_WORDS = 12

function words(list: string): string[] {
  return list.split(' ')
}

/** Prepared by the terms of one language: `TOPICS` is English. */
const PREPARED = TOPICS.map(({ needs, has, titled }) => {
  const needed = needs.map((need) => need.split('+').flatMap(readTerms))
  const asked = new Set([...needed.flat(), ...has.flatMap(readTerms)])
  const titles = new Set(titled.flatMap(readTerms))
  return { needed, asked, titled: titles, told: asked.union(titles) }
})

/** A general question, and how well a section is about nothing else. */
export interface GeneralTopic {
  weigh(passage: Pick<Passage, 'route' | 'title' | 'heading'>): number
  /** How far a page is about nothing else, by its title or its address, to 1. */
  weighPage(page: Pick<Passage, 'route' | 'title'>): number
}

const TITLE_WORTH = 2
const HEADING_WORTH = 1.2
/** Other sections of a page whose title is the topic. */
const SECTION_WORTH = 1.4
const DEPTH_COST = 0.15
/** A heading on a page that does not introduce the site. */
const ELSEWHERE = 0.5
/** A title in other words, such as "Quick start" for an installation. */
const ALIKE = 0.6

/** Reads the topic of a general question. Undefined if the question has other words. */
export function readTopic({ text, terms, pages }: Query): GeneralTopic | undefined {
  const found = normalise(text).split(/[^\p{L}\p{N}]+/u)
  if (found.length > MOST_WORDS) return undefined
  const asked = found.flatMap(readTerms)
  const isName = (term: string): boolean =>
    terms.some((one) => one.term === term && one.pages >= NAME_SHARE * pages)
  const topic = PREPARED.find(
    ({ needed, asked: known }) =>
      needed.some((need) => need.every((term) => asked.includes(term))) &&
      asked.every((term) => known.has(term) || FILLERS.has(term) || isName(term)),
  )
  if (topic === undefined) return undefined
  const names = new Set(asked.filter((term) => !topic.asked.has(term)))
  /** How far a title is about nothing else: "Installation" more than "Quick start". */
  const weighTitle = (title: string): number => {
    const own = readTitle(title)
    const telling = own.filter((term) => !names.has(term) && !FILLERS.has(term))
    if (!telling.every((term) => topic.told.has(term))) return 0
    if (topic.needed.some((need) => need.every((term) => telling.includes(term)))) return 1
    return telling.some((term) => topic.titled.has(term)) ? ALIKE : 0
  }
  const weighPage: GeneralTopic['weighPage'] = ({ route, title }) => {
    const last = decodeRoute(route).split('/').findLast(Boolean) ?? ''
    return Math.max(weighTitle(title), weighTitle(last))
  }
  return {
    weighPage,
    weigh(passage) {
      const depth = DEPTH_COST * passage.route.split('/').filter(Boolean).length
      const opens = passage.heading === '' || passage.heading === passage.title
      const page = weighPage(passage)
      if (page > 0) return Math.max(0, page * (opens ? TITLE_WORTH : SECTION_WORTH) - depth)
      // "Setup" on the page of a plugin is the setup of that plugin.
      const whose = isIntroduction(passage.route) ? 1 : ELSEWHERE
      return opens ? 0 : whose * Math.max(0, HEADING_WORTH * weighTitle(passage.heading) - depth)
    },
  }
}

const titles = new Map<string, readonly string[]>()
const MOST_TITLES = 20_000

/** The terms of a title. A site has the same thousand titles for every question. */
function readTitle(title: string): readonly string[] {
  const known = titles.get(title)
  if (known) return known
  const terms = title.split(/[^\p{L}\p{N}]+/u).flatMap(readTerms)
  if (titles.size >= MOST_TITLES) titles.clear()
  titles.set(title, terms)
  return terms
}

function decodeRoute(route: string): string {
  return route.replaceAll('%20', ' ').replaceAll(/[_-]/g, ' ')
}
