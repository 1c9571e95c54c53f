// Every page as the Markdown that it was made from, for readers that take no HTML.

import type { Document } from '@docent/content'
import { formatFact, readFacts, readFaq } from '@docent/content'
import { chooseNotes } from '../faq/chooseNotes.ts'
import { listArticles } from '../pages/ArticleList.tsx'
import { findShelf } from '../pages/shelves.ts'
import { findPage } from '../pages/index.ts'
import type { Site } from '../site.ts'
import { toAddress, toMarkdownPath } from './addresses.ts'
import { formatNotes } from './notes.ts'

/**
 * The Markdown of a route: the author's text with absolute addresses, and the page's front matter as
 * text. A list names its pages. Undefined without a page.
 */
export function formatTwin(site: Site, route: string): string | undefined {
  const page = findPage(site, route)
  if (!page) return undefined
  const document = site.find(route)
  const blocks = [
    `# ${document?.title ?? page.heading}`,
    document?.summary ?? '',
    ...(document ? formatText(site, document) : []),
    ...listChildren(site, route),
    ...(document ? formatEnding(site, document) : []),
  ]
  const text = blocks.filter((block) => block !== '').join('\n\n')
  return `${formatHead(site, route, document ?? { title: page.heading, summary: '' })}\n${text}\n`
}

type Named = Pick<Document, 'title' | 'summary' | 'date' | 'updated'>

/** JSON strings are strings of YAML too, whatever an author put into them. */
function formatHead(site: Site, route: string, { title, summary, date, updated }: Named): string {
  const address = toAddress(site, route)
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    ...(summary === '' ? [] : [`summary: ${JSON.stringify(summary)}`]),
    ...(date === undefined ? [] : [`date: ${date}`]),
    ...(updated === undefined ? [] : [`updated: ${updated}`]),
    ...(address === undefined ? [] : [`canonical: ${address}`]),
    '---',
    '',
  ].join('\n')
}

/** The facts next to a summary, then the blocks of the text. */
function formatText(site: Site, document: Document): string[] {
  const resolve = createResolver(site, document)
  const { language } = site.texts
  const facts = readFacts(document, language).map(
    ({ label, value }) => `- ${formatFact({ label, value: resolve(value) }, language)}`,
  )
  const blocks = document.tokens.map((token) => {
    const { type, raw } = token
    const faq = readFaq(token)
    if (faq) return formatNotes(site, chooseNotes(site, document, faq))
    // Inside code, text that looks like a link is not one.
    return type === 'code' ? raw.trimEnd() : resolve(raw).trim()
  })
  return [facts.join('\n'), ...blocks]
}

/** Makes the links in a text absolute, and replaces drawings with their words. */
function createResolver(site: Site, { links }: Document): (markdown: string) => string {
  const targets = links.flatMap(({ to, target }): [string, string][] =>
    target === undefined ? [] : [[to, toWhole(site, target)]],
  )
  return (markdown) => {
    const named = markdown.replace(/!\[([^\]]{0,1000})\]\(art:[^)]{0,200}\)/g, '$1')
    return targets.reduce(
      (text, [to, whole]) =>
        text.replaceAll(`](${to}`, (found, at: number) =>
          // A longer address may begin like this one.
          /^[\s)]/.test(text.slice(at + found.length)) ? `](${whole}` : found,
        ),
      named,
    )
  }
}

function toWhole(site: Site, target: string): string {
  return target.startsWith('/') ? site.config.url + target : target
}

/** The audience of a page, and the questions that it answers. */
function formatEnding(site: Site, document: Document): string[] {
  const { whoShould, whoShouldNot, questions } = site.texts
  const resolve = createResolver(site, document)
  const answers = document.questions.flatMap(({ question, answer }) =>
    answer === undefined ? [] : [`### ${question}\n\n${resolve(answer).trim()}`],
  )
  return [
    resolve(formatList(whoShould, document.for)),
    resolve(formatList(whoShouldNot, document.notFor)),
    ...(answers.length === 0 ? [] : [`## ${questions}`, ...answers]),
  ]
}

function formatList(heading: string, items: readonly string[]): string {
  return items.length === 0
    ? ''
    : [`## ${heading}\n`, ...items.map((item) => `- ${item}`)].join('\n')
}

/** The pages that a list leads to, or that a product has. */
function listChildren(site: Site, route: string): string[] {
  const [, number] = /^\/articles\/page\/(\d+)$/.exec(site.pathOf(route) ?? '') ?? []
  // The first page of a list names all entries, because a Markdown copy needs no pages.
  const pages =
    number === undefined
      ? (findShelf(site, route)?.documents ?? site.list((site.pathOf(route) ?? '').slice(1)))
      : listArticles(site, Number(number))
  return [pages.map((document) => formatLink(site, document)).join('\n')]
}

/** A line that leads to the Markdown of a page. */
export function formatLink(site: Site, { route, title, summary }: Document): string {
  const path = encodeURI(toMarkdownPath(route))
  const link = `[${title.replace(/[[\]\\]/g, '\\$&')}](${site.config.url}${path})`
  return summary === '' ? `- ${link}` : `- ${link}: ${summary}`
}
