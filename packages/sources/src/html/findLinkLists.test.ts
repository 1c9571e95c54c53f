import { expect, it } from 'vitest'
import { lineOf } from './dom.ts'
import { findLinkLists } from './findLinkLists.ts'
import { findMain } from './findMain.ts'
import { parsePage } from './parsePage.ts'

function findIn(html: string): string[] {
  const main = findMain(parsePage(`<body><main>${html}</main></body>`))
  return main ? findLinkLists(main).map(lineOf) : []
}

const link = (name: string, to = `#${name}`): string =>
  `<a href="${to}">how to turn the lamp ${name}</a>`

it('finds lists of links to the same page, whatever they are made of', () => {
  const links = ['dim', 'off', 'on'].map((name) => link(name))
  expect(findIn(`<ul>${links.map((one) => `<li>${one}</li>`).join('')}</ul>`)).toHaveLength(1)
  expect(findIn(`<p>On: ${links.join(' | ')}</p><p>The lamp.</p>`)).toHaveLength(1)
  const boxes = links.map((one, at) => `<div>${at + 1}. ${one}</div>`).join('')
  expect(findIn(`<div><span>Contents</span>${boxes}</div><p>The lamp glows.</p>`)).toEqual([
    'Contents1. how to turn the lamp dim2. how to turn the lamp off3. how to turn the lamp on',
  ])
})

it('keeps links in sentences, links to other pages, two links, and headings that link to themselves', () => {
  const three = ['dim', 'off', 'on']
  expect(findIn(`<p>${three.map((name) => `${link(name)} is one of many`).join()}</p>`)).toEqual([])
  const others = three.map((name) => `<li>${link(name, `/x#${name}`)}</li>`).join('')
  expect(findIn(`<ul>${others}</ul><p>${link('dim')} ${link('off')}</p>`)).toEqual([])
  expect(findIn(three.map((name) => `<h2>${link(name)}</h2>`).join(''))).toEqual([])
})

it('finds the index of a whole site, and keeps a shorter list of links', () => {
  const list = (count: number) =>
    `<ul>${Array.from({ length: count }, (_, at) => `<li>${link('dim', `/${at}`)}</li>`).join('')}</ul>`
  expect(findIn(list(99))).toEqual([])
  expect(findIn(`<p>The lamp glows.</p>${list(100)}`)).toHaveLength(1)
  const table = Array.from(
    { length: 100 },
    (_, at) => `<p>${link('dim', `/${at}`)}: it glows less</p>`,
  )
  expect(findIn(table.join(''))).toEqual([])
})
