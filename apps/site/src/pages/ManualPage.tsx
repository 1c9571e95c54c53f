import { inlineText, toFilePath, type Document } from '@docent/content'
import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import type { Page } from '../page.ts'
import { Breadcrumb } from '../parts/Breadcrumb.tsx'
import { Contents, type ContentsEntry, FoldedContents } from '../parts/Contents.tsx'
import { CopyPage } from '../parts/CopyPage.tsx'
import { FoldedManualPages, ManualPages } from '../parts/ManualPages.tsx'
import { findNeighbours } from '../parts/related.ts'
import { TextEnd } from '../parts/TextEnd.tsx'
import { createManuscript, type Manuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { describeText } from './describeText.ts'
import { fitAnchor } from './fitAnchor.ts'
import { findFolder, findManual, listManualsAt, listOtherVersions } from './manuals.ts'

/** A page of somebody else's documentation: its author did not write it for this site. */
export function createManualPage(site: Site, document: Document): Page {
  const manual = findManual(site, document)
  const manuscript = createManualManuscript(site, document)
  const entries = listHeadings(manuscript)
  const list = manual?.documents ?? []
  const folder = manual && findFolder(manual, document)
  const isFirst = manual?.root === document.route
  return {
    ...describeText(site, document),
    main: (
      <div className="wrap end lesson">
        {manual && <ManualPages manual={manual} current={document} />}
        {manual && <FoldedManualPages manual={manual} current={document} />}
        {entries.length > 1 && <FoldedContents entries={entries} />}
        <article className="prose" lang={readLanguage(site, document)}>
          {manual && !isFirst && (
            <Breadcrumb to={manual.root} label={manual.title}>
              {folder &&
                (folder.document ? <a href={folder.document.route}>{folder.name}</a> : folder.name)}
            </Breadcrumb>
          )}
          <h1 className="h1 h1-doc">{document.title}</h1>
          <div className="byline">
            <CopyPage route={document.route} />
            <OtherVersions site={site} document={document} />
          </div>
          {isNews(document) && <p className="lede">{document.summary}</p>}
          <Prose tokens={manuscript.tokens} manuscript={manuscript} />
          <TextEnd
            site={site}
            document={manuscript.document}
            manuscript={manuscript}
            links={findNeighbours(site, list, document, undefined)}
          />
        </article>
        {entries.length > 1 ? <Contents entries={entries} /> : <div />}
      </div>
    ),
  }
}

interface OtherVersionsProps {
  readonly site: Site
  readonly document: Document
}

function OtherVersions({ site, document }: OtherVersionsProps): ReactNode {
  const versions = listOtherVersions(site, document)
  if (versions.length === 0) return undefined
  return (
    <span>
      {versions.slice(0, MOST_VERSIONS).map(({ name, document: { route } }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <a className="link" href={route}>
            {name}
          </a>
        </Fragment>
      ))}
    </span>
  )
}

/** The newest ones: an older version is found in the list of all pages. */
const MOST_VERSIONS = 6

/** Whether a page has a description that its text does not begin with. */
function isNews({ summary, sections }: Document): boolean {
  return summary !== '' && !sections[0]?.text.startsWith(summary)
}

/** Those of the highest level in the text. */
function listHeadings({ tokens, anchorOf }: Manuscript): ContentsEntry[] {
  return tokens.flatMap((token) => {
    const anchor = token.type === 'heading' && token['depth'] === 2 ? anchorOf(token) : undefined
    if (anchor === undefined || anchor === '') return []
    return [{ anchor, words: inlineText((token as Tokens.Heading).tokens) }]
  })
}

/** Undefined if a page is in the language of the site, or does not name its own. */
function readLanguage({ config }: Site, { meta }: Document): string | undefined {
  const language = String(meta['language'] ?? '')
  return language === '' || language === config.language ? undefined : language
}

/**
 * The text of a page whose links and headings are anybody's. A link leads elsewhere or to a page of this site: other
 * paths meant the site that it was written for. Pictures are files of the source.
 */
function createManualManuscript(site: Site, document: Document): Manuscript {
  const targets = new Map(document.links.map(({ to, target }) => [to, target]))
  const page = { ...document, tokens: nestHeadings(document.tokens), links: [], file: '' }
  const manuscript = createManuscript(site, page)
  return {
    ...manuscript,
    link(to) {
      const link = manuscript.link(targets.get(to) ?? to)
      if (!link?.href.startsWith('/')) return link
      return leadsSomewhere(site, link.href)
        ? { ...link, href: fitAnchor(site, link.href) }
        : undefined
    },
    image(to) {
      const image = manuscript.image(targets.get(to) ?? to)
      return image && site.files.has(toFilePath(image.src)) ? image : undefined
    },
  }
}

function leadsSomewhere(site: Site, href: string): boolean {
  const path = toFilePath(href)
  const isPage = site.find(path) !== undefined || listManualsAt(site, path).length > 0
  return isPage || site.files.has(path)
}

/** HTML has six levels of headings. */
const DEEPEST = 6

/** The title is the only heading of the first depth, and none is more than one below the heading above it. */
function nestHeadings(tokens: readonly Token[]): Token[] {
  const open: number[] = []
  return tokens.map((token) => {
    if (token.type !== 'heading') return token
    const { depth } = token as Tokens.Heading
    while ((open.at(-1) ?? 0) >= depth) open.pop()
    open.push(depth)
    return { ...token, depth: Math.min(open.length + 1, DEEPEST) }
  })
}
