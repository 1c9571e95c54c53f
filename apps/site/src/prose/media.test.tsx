// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readConfig } from '@docent/content'
import { createSite } from '../site.ts'
import { createDocument } from '../testing.ts'
import { createManuscript } from './manuscript.ts'
import { Prose } from './Prose.tsx'

function draw(markdown: string, assets: readonly string[], bytes = new Map<string, number>()) {
  const document = createDocument(markdown)
  const site = createSite({
    content: { folder: '', documents: [document], assets, problems: [], hash: '' },
    config: readConfig({ brand: 'Lumen' }),
    images: new Map([['/film.jpg', { width: 1280, height: 720 }]]),
    bytes,
  })
  const manuscript = createManuscript(site, document)
  const page = globalThis.document.createElement('main')
  page.innerHTML = renderToStaticMarkup(
    <Prose tokens={manuscript.tokens} manuscript={manuscript} />,
  )
  return page
}

const attributesOf = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))

it('shows a video with its poster and captions, and loads nothing of it', () => {
  const files = ['film.mp4', 'film.jpg', 'film.vtt', 'film.de.vtt', 'film-two.vtt']
  const page = draw('![How the lamp opens](/film.mp4 "Repair. In one minute.")', files)
  expect(attributesOf(page.querySelector('figure.media video'))).toEqual({
    src: '/film.mp4',
    poster: '/film.jpg',
    width: '1280',
    height: '720',
    'aria-label': 'How the lamp opens',
    preload: 'none',
    controls: '',
    playsinline: '',
  })
  const tracks = [...page.querySelectorAll('track')].map(attributesOf)
  expect(tracks).toEqual([
    { kind: 'captions', src: '/film.vtt', srclang: 'en', label: 'English', default: '' },
    { kind: 'captions', src: '/film.de.vtt', srclang: 'de', label: 'Deutsch' },
  ])
  expect(page.querySelector('figcaption')?.textContent).toBe('RepairIn one minute.')
})

it('shows a recording', () => {
  const page = draw('![An interview](/talk.mp3)', ['talk.mp3'])
  expect(attributesOf(page.querySelector('figure.media > audio'))).toMatchObject({
    src: '/talk.mp3',
    preload: 'none',
  })
  expect(page.querySelector('figcaption')?.textContent).toBe('An interview')
})

it('links a video among words, and one of another site', () => {
  const page = draw('See ![it](/film.mp4) and ![that](https://films.example/a.mp4).', ['film.mp4'])
  expect(page.querySelector('video')).toBeNull()
  expect([...page.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/film.mp4',
    'https://films.example/a.mp4',
  ])
})

it('says the kind and the size of a download', () => {
  const bytes = new Map([['/list.pdf', 1_234_567]])
  const page = draw('[The prices](/list.pdf) and [a page](/other).', ['list.pdf'], bytes)
  expect(page.textContent).toBe('The prices (PDF, 1.2 MB) and a page.')
})
