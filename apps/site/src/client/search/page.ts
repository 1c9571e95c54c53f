import { describeLine, describeResults } from '../../search/describe.ts'
import { sendOnceThere } from './askAssistant.ts'
import { createNodes } from './elements.ts'
import type { SearchSource } from './source.ts'
import { createTyping, type Outcome } from './typing.ts'
import { readWording } from './wording.ts'

/** The fields of pages that live already: a page is shown, and may be shown again. */
const started = new WeakSet<HTMLInputElement>()

/**
 * Makes the search page interactive: results while a visitor types, without a load, also on a host that
 * rendered none into the page. Does nothing on another page.
 */
export function startSearchPage(source: SearchSource): void {
  const place = document.getElementById('Results')
  const field = document.querySelector<HTMLInputElement>('#Query')
  const status = document.querySelector('.found output')
  if (!place || !field?.form || started.has(field)) return
  started.add(field)
  const wording = readWording()
  const { texts } = wording

  function show(outcome: Outcome): void {
    place?.replaceChildren(...createNodes(describe(outcome)))
    if (status && outcome.type === 'found') {
      status.textContent = texts.count.replace('{count}', String(outcome.results.hits.length))
    }
  }

  function describe(outcome: Outcome): ReturnType<typeof describeResults> {
    if (outcome.type === 'empty') return [describeLine(texts.begin)]
    if (outcome.type === 'failed') return [describeLine(texts.failed)]
    return describeResults(outcome.query, outcome.results, wording)
  }

  const type = createTyping(source, show)
  field.addEventListener('input', () => {
    keepAddress(field.value)
    type(field.value)
  })
  field.form.addEventListener('submit', (event) => {
    event.preventDefault()
    type(field.value, 0)
  })
  // The click itself opens the chat and fills its field, as that on any question of a page does.
  place.addEventListener('click', ({ target }) => {
    const ask = target instanceof Element ? target.closest<HTMLElement>('[data-ask]') : null
    if (ask) void sendOnceThere(ask.dataset['ask'] ?? '')
  })

  const asked = new URLSearchParams(location.search).get('q') ?? ''
  // Text that was typed before this script loaded counts.
  if (field.value === '') field.value = asked
  else if (field.value !== asked) keepAddress(field.value)
  if (field.value !== (place.dataset['query'] ?? '')) type(field.value, 0)
}

/** A reload, and a link that is passed on, lead to the same results. */
function keepAddress(query: string): void {
  const search = query.trim() === '' ? '' : `?${new URLSearchParams({ q: query })}`
  history.replaceState(history.state, '', location.pathname + search)
}
