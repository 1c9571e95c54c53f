import './overview.css'
import { SHOWN_LANGUAGES } from './languages.ts'
import { writeFrameAddress } from './parameters.ts'
import type { FrameParameters } from './parameters.ts'
import { GROUPS } from './states/index.ts'
import type { State, StateGroup } from './states/index.ts'

const form = document.querySelector('form')
const main = document.querySelector('main')

for (const [tag, name] of Object.entries(SHOWN_LANGUAGES)) {
  form?.querySelector('[name="lang"]')?.append(new Option(name, tag === 'en' ? '' : tag))
}
main?.append(...GROUPS.map(drawGroup))
form?.addEventListener('change', show)
show()

/** Has every state shown as the controls say. */
function show(): void {
  const chosen = Object.fromEntries(new FormData(form ?? undefined)) as Partial<FrameParameters>
  document.documentElement.dataset['theme'] = chosen.theme ?? ''
  for (const figure of document.querySelectorAll<HTMLElement>('figure')) {
    const address = writeFrameAddress({ state: figure.dataset['state'] ?? '', ...chosen })
    for (const link of figure.querySelectorAll('a')) link.href = address
    // A frame that is there already changes within its page, and is not loaded again.
    for (const frame of figure.querySelectorAll('iframe')) frame.src = address
  }
}

function drawGroup({ name, states }: StateGroup): Element {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  heading.textContent = name
  const list = document.createElement('div')
  list.className = 'states'
  list.append(...states.map(drawState))
  section.append(heading, list)
  return section
}

function drawState({ name }: State): Element {
  const link = document.createElement('a')
  link.target = '_blank'
  link.textContent = `${name} alone`
  const caption = document.createElement('figcaption')
  caption.append(name, link)
  const figure = document.createElement('figure')
  figure.dataset['state'] = name
  figure.append(caption, ...['desktop', 'phone'].map((size) => drawWindow(name, size)))
  return figure
}

/** A picture of a window: nothing in it takes the focus, or is found by Tab. */
function drawWindow(name: string, size: string): Element {
  const frame = document.createElement('iframe')
  frame.loading = 'lazy'
  frame.inert = true
  frame.title = `${name}, ${size}`
  const box = document.createElement('div')
  box.className = `window ${size}`
  box.append(frame)
  return box
}
