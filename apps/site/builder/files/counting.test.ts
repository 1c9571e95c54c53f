import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { readConfig } from '@docent/content'
import type { DocentConfig } from '@docent/content'
import { expect, it, onTestFinished } from 'vitest'
import { writeCounting } from './counting.ts'

async function write(analytics: DocentConfig['analytics'] = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'docent-counting-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ brand: 'Lumen', analytics })
  const scripts = await writeCounting(config.analytics, folder)
  const [own] = scripts
  const text = own === undefined ? '' : await readFile(join(folder, own.src), 'utf8')
  return { folder, scripts, text }
}

/** Runs the script in a separate window, and returns what it tells the tools on each view. */
function run(text: string, tools: Readonly<Record<string, unknown>>) {
  const listeners = new Map<string, () => void>()
  const listen = (name: string, listener: () => void) => void listeners.set(name, listener)
  const location = { pathname: '/', href: 'https://lumen.example/' }
  const window = {
    location,
    document: { title: 'Lumen' },
    addEventListener: listen,
    navigation: { addEventListener: listen },
    ...tools,
  }
  runInContext(text, createContext(Object.assign(window, { window })))
  return {
    window: window as typeof window & { _paq?: unknown[][] },
    load: () => listeners.get('DOMContentLoaded')?.(),
    go(pathname: string) {
      location.pathname = pathname
      location.href = `https://lumen.example${pathname}`
      listeners.get('navigatesuccess')?.()
    },
  }
}

it('writes and loads nothing without a tool', async () => {
  const { folder, scripts } = await write()
  expect(scripts).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

it('loads the form of each tool that counts nothing by itself', async () => {
  const { scripts } = await write({
    plausible: { domain: 'lumen.example' },
    umami: { url: 'https://u.lumen.example/', websiteId: 'b59e' },
  })
  expect(scripts.slice(1)).toEqual([
    { src: 'https://plausible.io/js/script.manual.js', 'data-domain': 'lumen.example' },
    {
      src: 'https://u.lumen.example/script.js',
      'data-website-id': 'b59e',
      'data-host-url': 'https://u.lumen.example',
      'data-auto-track': 'false',
    },
  ])
})

it('counts each page once, also one that is shown in place of another', async () => {
  const { text } = await write({ plausible: { domain: 'lumen.example' } })
  const counted: string[] = []
  const { load, go } = run(text, { plausible: (name: string) => void counted.push(name) })
  load()
  expect(counted).toEqual(['pageview'])
  go('/')
  expect(counted).toHaveLength(1)
  go('/products')
  expect(counted).toHaveLength(2)
})

it('asks Matomo for no cookies, and tells it the address of each page', async () => {
  const { text } = await write({ matomo: { url: 'https://m.lumen.example', siteId: '7' } })
  const { window, load, go } = run(text, {})
  load()
  go('/products')
  const told = window._paq ?? []
  expect(told.slice(0, 3)).toEqual([
    ['disableCookies'],
    ['setTrackerUrl', 'https://m.lumen.example/matomo.php'],
    ['setSiteId', '7'],
  ])
  expect(told.filter(([name]) => name === 'setCustomUrl').map(([, url]) => url)).toEqual([
    'https://lumen.example/',
    'https://lumen.example/products',
  ])
  expect(told.filter(([name]) => name === 'trackPageView')).toHaveLength(2)
})

it('is silent when a visitor blocks the script of a tool', async () => {
  const { text } = await write({ umami: { url: 'https://u.lumen.example', websiteId: 'b59e' } })
  const { load, go } = run(text, {})
  expect(() => {
    load()
    go('/products')
  }).not.toThrow()
})
