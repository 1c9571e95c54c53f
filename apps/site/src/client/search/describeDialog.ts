import {
  describeCorrection,
  describeLine,
  describeMarked,
  describeName,
  describeNone,
  fill,
  type Wording,
} from '../../search/describe.ts'
import { groupHits } from '../../search/groups.ts'
import { type Branch, branch, type Tree } from '../../search/tree.ts'
import type { SearchHit } from '@docent/protocol/api'
import type { Outcome } from './typing.ts'

const LIST = 'SearchList'

/** The dialog before anything is typed. */
export function describeDialog({ texts }: Wording): Branch {
  const field = branch('input', {
    role: 'combobox',
    'aria-label': texts.field,
    'aria-controls': LIST,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    placeholder: texts.placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '200',
    autofocus: '',
  })
  const close = branch('button', { class: 'close', type: 'button', 'aria-label': texts.close }, '×')
  return branch(
    'dialog',
    { class: 'search', 'aria-label': texts.title },
    branch('div', { class: 'top' }, field, close),
    branch('div', { class: 'remark' }),
    branch('div', { id: LIST, role: 'listbox', 'aria-label': texts.results, hidden: '' }),
    branch('p', { class: 'keys' }, texts.keys),
    branch('p', { class: 'vh', role: 'status' }),
  )
}

export interface DescribedOptions {
  /** The line above the list. */
  readonly notes: readonly Tree[]
  readonly rows: readonly Tree[]
  /** The text for screen readers. */
  readonly said: string
  readonly hits: number
}

/** The suggestions of the dialog before a visitor types. */
export interface Beginning {
  readonly links: readonly { readonly label: string; readonly to: string }[]
  readonly questions: readonly string[]
}

const NOTHING: DescribedOptions = { notes: [], rows: [], said: '', hits: 0 }

/** The dialog's rows for a query; the last row asks the assistant, if the page has the chat. */
export function describeOptions(
  outcome: Outcome,
  { texts, labelOf, hasChat }: Wording,
  beginning: Beginning,
): DescribedOptions {
  if (outcome.type === 'empty') return { ...NOTHING, rows: describeBeginning(beginning, texts) }
  const query = outcome.query.trim()
  const ask = hasChat ? [describeAsk(fill(texts.ask, { query }), query)] : []
  if (outcome.type === 'failed') {
    return { ...NOTHING, notes: [describeLine(texts.failed)], rows: ask, said: texts.failed }
  }
  const { hits, corrected } = outcome.results
  const groups = groupHits(hits, labelOf, texts.others).map(({ label, hits: found }) =>
    describeGroup(label, found.map(describeOption)),
  )
  return {
    notes:
      hits.length === 0 ? describeNone(outcome.query, texts) : describeCorrection(corrected, texts),
    rows: [...groups, ...ask],
    said: fill(texts.count, { count: String(hits.length) }),
    hits: hits.length,
  }
}

function describeGroup(label: string, options: readonly Tree[]): Tree {
  return branch(
    'div',
    { role: 'group', 'aria-label': label },
    branch('div', { class: 'group', 'aria-hidden': 'true', dir: 'auto' }, label),
    ...options,
  )
}

function describeOption(hit: SearchHit): Tree {
  return branch(
    'a',
    { role: 'option', href: hit.url, tabindex: '-1', dir: 'auto' },
    branch('p', { class: 'name' }, ...describeName(hit)),
    branch('p', { class: 'snippet' }, ...describeMarked(hit.snippet, hit.marks.snippet)),
  )
}

function describeAsk(text: string, question: string): Tree {
  const attributes = { role: 'option', type: 'button', tabindex: '-1', dir: 'auto' }
  return branch('button', { ...attributes, value: question }, text)
}

/** The suggestions while the field is empty: the links of the header, and frequent questions. */
function describeBeginning({ links, questions }: Beginning, texts: Wording['texts']): Tree[] {
  const pages = links.map(({ label, to }) =>
    branch('a', { role: 'option', href: to, tabindex: '-1' }, label),
  )
  const asked = questions.map((question) => describeAsk(question, question))
  const groups: [string, readonly Tree[]][] = [
    [texts.others, pages],
    [texts.questions, asked],
  ]
  return groups
    .filter(([, options]) => options.length > 0)
    .map(([label, options]) => describeGroup(label, options))
}
