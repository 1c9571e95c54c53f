import { readReleases } from '@docent/content'
import type { Document, Release } from '@docent/content'
import type { Token, Tokens } from 'marked'
import { Fragment } from 'react'
import { formatDay } from '../dates.ts'
import type { Page } from '../page.ts'
import { Contents, FoldedContents } from '../parts/Contents.tsx'
import { Feeds } from '../parts/Feeds.tsx'
import { PageFoot } from '../parts/PageFoot.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import type { Manuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import type { Site } from '../site.ts'
import { describeText } from './describeText.ts'
import { ReleaseHeading } from './ReleaseHeading.tsx'

/** A page of releases, the newest first as its author writes them, with a list of the versions. */
export function createChangelogPage(site: Site, document: Document): Page {
  const manuscript = createManuscript(site, document)
  const releases = readReleases(document)
  const entries = releases.map(({ version, words, date, section }) => {
    const day = date === undefined ? '' : ` · ${formatDay(date, 'short', site.texts.dates)}`
    return { anchor: section.anchor, words: `${version || words}${day}` }
  })
  return {
    ...describeText(site, document, 'website'),
    main: (
      <div className="wrap end lesson">
        <div />
        {entries.length > 1 && <FoldedContents entries={entries} />}
        <article className="prose">
          <h1 className="h1 h1-doc">{document.title}</h1>
          {document.summary && <p className="lede">{document.summary}</p>}
          <Feeds site={site} route={document.route} />
          {splitReleases(manuscript, releases).map(({ release, heading, tokens }, place) => (
            <Fragment key={place}>
              {release && (
                <ReleaseHeading
                  heading={heading}
                  release={release}
                  manuscript={manuscript}
                  dates={site.texts.dates}
                />
              )}
              <Prose tokens={tokens} manuscript={manuscript} />
            </Fragment>
          ))}
          <PageFoot site={site} document={document} />
        </article>
        {entries.length > 1 ? <Contents entries={entries} /> : <div />}
      </div>
    ),
  }
}

type Part = { readonly tokens: Token[] } & (
  | { readonly release: Release; readonly heading: Tokens.Heading }
  | { readonly release?: never; readonly heading?: never }
)

/** The blocks above the first release, and then each release with the blocks below its heading. */
function splitReleases({ tokens, anchorOf }: Manuscript, releases: readonly Release[]): Part[] {
  const parts: Part[] = [{ tokens: [] }]
  for (const token of tokens) {
    const anchor = token.type === 'heading' ? anchorOf(token) : undefined
    const release = releases.find(({ section }) => section.anchor === anchor)
    if (release) parts.push({ release, heading: token as Tokens.Heading, tokens: [] })
    else parts.at(-1)?.tokens.push(token)
  }
  return parts
}
