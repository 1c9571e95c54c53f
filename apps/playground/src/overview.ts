import './overview.css'
import { LANGUAGES } from './languages.ts'
import { writeFrameAddress } from './parameters.ts'
import type { FrameParameters } from './parameters.ts'
import { GROUPS } from './states/index.ts'
import type { State, StateGroup } from './states/index.ts'

const form = document.querySelector('form')
const main = document.querySelector('main')

for (const [tag, name] of Object.entries(LANGUAGES)) {
  form?.querySelector('[name="lang"]')?.append(new Option(name, tag === 'en' ? '' : tag))
}
form?.addEventListener('change', show)
show()

/** Shows every state as the controls say. */
function show(): void {
  const chosen = Object.fromEntries(new FormData(form ?? undefined)) as Partial<FrameParameters>
  document.documentElement.dataset['theme'] = chosen.theme ?? ''
  main?.replaceChildren(...GROUPS.map((group) => drawGroup(group, chosen)))
}

function drawGroup({ name, states }: StateGroup, chosen: Partial<FrameParameters>): Element {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  heading.textContent = name
  const list = document.createElement('div')
  list.className = 'states'
  list.append(...states.map((state) => drawState(state, chosen)))
  section.append(heading, list)
  return section
}

function drawState({ name }: State, chosen: Partial<FrameParameters>): Element {
  const address = writeFrameAddress({ ...chosen, state: name })
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.textContent = `${name} alone`
  const caption = document.createElement('figcaption')
  caption.append(name, link)
  const figure = document.createElement('figure')
  figure.append(
    caption,
    ...['desktop', 'phone'].map((size) => drawWindow(size, address, `${name}, ${size}`)),
  )
  return figure
}

/** A picture of a window: nothing in it takes the focus, or is found by Tab. */
function drawWindow(size: string, address: string, title: string): Element {
  const frame = document.createElement('iframe')
  frame.loading = 'lazy'
  frame.inert = true
  frame.title = title
  frame.src = address
  const box = document.createElement('div')
  box.className = `window ${size}`
  box.append(frame)
  return box
}
