// @vitest-environment jsdom
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, parseSync, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SITE } from '../bundle/bundle.ts'
import { CACHE } from '../files/cache.ts'
import { slim } from './slim.ts'
import { leaveOutFibers } from './slimFibers.ts'
import { REACT_FILES, findFile } from './slimReact.ts'

// One of each kind of node that stays, in a list that changes its order.
const APP = `
import { Component, Fragment, createContext, createElement as h, memo, useContext, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

const Name = createContext('nobody')
const Item = memo(({ id }) => h('li', null, id, ' for ', useContext(Name)))
class Boundary extends Component {
  state = {}
  static getDerivedStateFromError = ({ message }) => ({ message })
  render() { return this.state.message ?? this.props.children }
}
function Breaks() { throw new Error('broken') }
export function App() {
  const [ids, setIds] = useState(['a', 'b', 'c'])
  const [said, setSaid] = useState('')
  useEffect(() => setSaid('effect'), [])
  return h(Name.Provider, { value: 'me' },
    h('button', { onClick: () => setIds(['c', 'a']) }, 'turn'),
    h('ul', null, ids.map((id) => h(Item, { key: id, id }))),
    h('svg', { viewBox: '0 0 1 1' }, h('title', null, 'picture')),
    h(Fragment, null, h('input', { value: said, onChange: () => undefined })),
    h(Boundary, null, h(Breaks)))
}
export const render = (container, element) => {
  const errors = []
  const root = createRoot(container, { onUncaughtError: (error) => errors.push(error), onCaughtError: () => undefined })
  flushSync(() => root.render(element))
  return errors
}
export const hydrate = (container, element) =>
  flushSync(() => hydrateRoot(container, element, { onCaughtError: () => undefined }))
export { h }
`

interface Page {
  App: unknown
  h(type: unknown, props?: object | null, ...children: unknown[]): unknown
  render(container: Element, element: unknown): Error[]
  hydrate(container: Element, element: unknown): void
}

let folder: string
let page: Page
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true })
  folder = await mkdtemp(join(CACHE, 'fibers-'))
  const file = join(folder, 'page.mjs')
  await writeFile(file, await bundle(APP))
  page = (await import(pathToFileURL(file).href)) as Page
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function bundle(source: string): Promise<string> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, source)
  const { output } = (await build({
    root: SITE,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [slim()],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

const FIRST = '<button>turn</button><ul><li>a for me</li><li>b for me</li><li>c for me</li></ul>'
const REST = '<svg viewBox="0 0 1 1"><title>picture</title></svg>'

describe('React DOM without the kinds of node that the chat does not render', () => {
  it('renders, moves and removes nodes, runs effects and catches errors', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    expect(page.render(container, page.h(page.App))).toEqual([])
    expect(container.innerHTML).toContain(FIRST + REST)
    expect(container.innerHTML).toContain('broken')
    await vi.waitFor(() => expect(container.querySelector('input')?.value).toBe('effect'))

    const last = container.querySelector('li:last-child')
    container.querySelector('button')?.click()
    await vi.waitFor(() =>
      expect(container.querySelector('ul')?.textContent).toBe('c for mea for me'),
    )
    expect(container.querySelector('li')).toBe(last)
  })

  it('takes over what the page holds already', () => {
    const container = document.createElement('div')
    container.innerHTML = '<button>turn</button>'
    document.body.append(container)
    const button = container.querySelector('button')
    const onClick = vi.fn()
    page.hydrate(container, page.h('button', { onClick }, 'turn'))
    button?.click()
    expect(container.querySelector('button')).toBe(button)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it.each(['react.suspense', 'react.activity', 'react.view_transition', 'react.profiler'])(
    'rejects an element of the type %s, rather than to render it in a wrong way',
    (name) => {
      const element = page.h(Symbol.for(name), null, 'text')
      const [error] = page.render(document.createElement('div'), element)
      expect(error?.message).toContain('/errors/130')
    },
  )

  it.each(['react.lazy', 'react.forward_ref', 'react.portal', 'react.consumer'])(
    'rejects an object of the type %s',
    (name) => {
      const type = { $$typeof: Symbol.for(name), children: [] }
      const element = name === 'react.portal' ? page.h('p', null, type) : page.h(type)
      const [error] = page.render(document.createElement('div'), element)
      expect(error?.message).toMatch(/errors\/(130|31)\b/)
    },
  )

  it.each(['Suspense', 'lazy', 'forwardRef', 'Activity'])(
    'ends the build if a module imports %s',
    async (name) => {
      await expect(bundle(`export { ${name} } from 'react'`)).rejects.toThrow(
        `"${name}" is not exported`,
      )
    },
  )

  it('ends the build if a number of React’s no longer means the same', async () => {
    const code = await readFile(findFile(REACT_FILES['react-dom/client'] ?? ''), 'utf8')
    const changed = code.replaceAll('createFiberImplClass(13,', 'createFiberImplClass(33,')
    expect(() => leaveOutFibers(changed, [], 'react-dom.js')).toThrow('react-dom.js')
  })
})

describe('leaveOutFibers', () => {
  it('keeps a clause that another one falls through into, and the names that clauses share', async () => {
    const react = await readFile(findFile(REACT_FILES['react-dom/client'] ?? ''), 'utf8')
    const own = `function read(fiber) {
      "use strict"
      switch (fiber.tag) {
        case 5: var found = 'host'
        case 13: return found + ' shown'
        case 31: var name = 'activity'; return name
        case 19:
        case 0: name = 13 === fiber.tag ? 'suspense' : 'function'; return name
      }
    }`
    const code = `${react}\n${own}`
    const left = leaveOutFibers(code, parseSync('react-dom.js', code).program.body, 'react-dom.js')
    const text = left.slice(left.lastIndexOf('function read('))
    expect(text).not.toMatch(/13|activity|19/)
    // oxlint-disable-next-line no-implied-eval
    const read = new Function(`${text}; return read`)() as (fiber: object) => string
    expect([read({ tag: 5 }), read({ tag: 0 })]).toEqual(['host shown', 'function'])
  })
})
