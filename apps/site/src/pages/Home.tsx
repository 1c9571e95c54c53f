import { listOtherFolders, toReadableName, type Document } from '@docent/content'
import { walkTokens } from 'marked'
import type { ReactNode } from 'react'
import { Exhibit } from '../art/Exhibit.tsx'
import { useChatOffer } from '../chatOffer.ts'
import { Pointing } from '../hero/Pointing.tsx'
import { readMetaText } from '../meta.ts'
import { type Page, titleOf } from '../page.ts'
import { Actions } from '../parts/Actions.tsx'
import { AskButton } from '../parts/AskButton.tsx'
import { Cards } from '../parts/Cards.tsx'
import { Command } from '../parts/Command.tsx'
import { readPicture } from '../parts/pictures.ts'
import { leadsTo } from '../parts/related.ts'
import { Rows } from '../parts/Rows.tsx'
import { createManuscript, type Manuscript } from '../prose/manuscript.ts'
import { Poster } from '../prose/layouts/Poster.tsx'
import type { Site } from '../site.ts'
import { sayAll, useTexts } from '../texts.ts'
import { LISTS } from './lists.ts'
import { ManualEntries } from './ManualList.tsx'
import { listManuals } from './manuals.ts'

const LATEST = { tutorials: 3, articles: 3 } as const

/** The home page. Of its front matter only the title is required. */
export function createHome(site: Site, document: Document): Page {
  const { brand, tagline } = site.config
  const manuscript = createManuscript(site, document)
  const headline = readMetaText(document, 'headline') ?? document.title
  return {
    route: site.to('/'),
    title: titleOfHome(brand, tagline || headline),
    heading: headline,
    description: document.summary || site.config.description,
    type: 'website',
    image: document.image,
    main: (
      <>
        <Hero site={site} document={document} manuscript={manuscript} headline={headline} />
        <Poster manuscript={manuscript} />
        <Products site={site} manuscript={manuscript} />
        <OtherFolders site={site} />
        <Manuals site={site} document={document} />
        <Latest site={site} />
        <Closing site={site} document={document} />
      </>
    ),
  }
}

function titleOfHome(brand: string, words: string): string {
  return words === brand ? brand : titleOf(`${brand}: ${words}`, brand)
}

interface PartProps {
  readonly site: Site
  readonly document: Document
}

interface HeroProps extends PartProps {
  readonly manuscript: Manuscript
  readonly headline: string
}

function Hero({ site, document, manuscript, headline }: HeroProps): ReactNode {
  const picture = readPicture(document, manuscript)
  const answers = useChatOffer() ? site.hero : []
  const isAlone = answers.length === 0 && !picture
  const eyebrow = readMetaText(document, 'eyebrow')
  const command = readMetaText(document, 'command')
  return (
    <div className={isAlone ? 'wrap section hero alone' : 'wrap section hero'}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="h-hero">{headline}</h1>
        {document.summary && <p className="lede">{document.summary}</p>}
        <Actions actions={document.actions} manuscript={manuscript} />
        {command && <Command command={command} />}
      </div>
      {answers.length > 0 ? (
        <Pointing answers={answers} manuscript={manuscript} caption={picture?.caption} />
      ) : (
        picture && <Exhibit {...picture} eager />
      )}
    </div>
  )
}

interface ProductsProps {
  readonly site: Site
  readonly manuscript: Manuscript
}

/** The products as cards, unless the page's own text presents them. */
function Products({ site, manuscript }: ProductsProps): ReactNode {
  const products = site.list('products')
  if (products.length === 0 || isPresented(products, manuscript)) return null
  return (
    <section className="wrap section">
      <div className="head">
        <h2 className="h2">{LISTS.products.labelOf(site)}</h2>
      </div>
      <Cards site={site} documents={products} depth={3} />
    </section>
  )
}

/**
 * Whether a text leads to each of the products, and with a list: a link in a sentence shows nothing of a
 * product. The only product of a site is what its page is about.
 */
function isPresented(products: readonly Document[], manuscript: Manuscript): boolean {
  const { document, tokens } = manuscript
  if (!products.every(({ route }) => leadsTo(document, route))) return false
  const listed = new Set<string>()
  walkTokens(
    tokens.filter(({ type }) => type === 'list'),
    (token) => {
      if (token.type === 'link') listed.add(manuscript.link(token.href)?.href ?? '')
    },
  )
  return products.length === 1 || products.some(({ route }) => listed.has(route))
}

/** The pages of other folders, if no text of the owner's leads to them. */
function OtherFolders({ site }: { readonly site: Site }): ReactNode {
  return listOtherFolders(site.documents, site.base).map(({ name, documents }) => (
    <section key={name} className="wrap section">
      <h2 className="h2">{site.labelOf(site.to(`/${name}`)) ?? toReadableName(name)}</h2>
      <Rows documents={documents} depth={3} />
    </section>
  ))
}

/**
 * The pages of sources that the site shows, if nobody has written the home page: without it, no link leads to them. The
 * start page of a site of sources asks for the list.
 */
function Manuals({ site, document }: PartProps): ReactNode {
  const isWritten = site.find(site.to('/')) !== undefined
  if (isWritten && !showsSources(document)) return null
  const manuals = listManuals(site)
  const [only] = manuals.length === 1 ? manuals : []
  // The title of the page is the name of its only source.
  if (only?.name === document.title) {
    return (
      <section className="wrap section">
        <ManualEntries manual={only} depth={2} />
      </section>
    )
  }
  return manuals.map((manual) => (
    <section key={`${manual.root} ${manual.name}`} className="wrap section">
      <div className="head">
        <h2 className="h2">{manual.name}</h2>
      </div>
      <ManualEntries manual={manual} depth={3} />
    </section>
  ))
}

/** Whether a home page is the one that Docent writes for a site of sources. */
export function showsSources(document: Document): boolean {
  return readMetaText(document, 'x-shows') === 'sources'
}

function Latest({ site }: { readonly site: Site }): ReactNode {
  const texts = useTexts()
  const columns = (['tutorials', 'articles'] as const)
    .map((collection) => ({ collection, documents: site.list(collection) }))
    .filter(({ documents }) => documents.length > 0)
  if (columns.length === 0) return null
  return (
    <section className="wrap section">
      <h2 className="vh">{texts.latest}</h2>
      <div className="cols-2">
        {columns.map(({ collection, documents }) => {
          const heading = LISTS[collection].labelOf(site)
          return (
            <div key={collection} className="stack">
              <h3 className="h3">{heading}</h3>
              <Rows documents={documents.slice(0, LATEST[collection])} depth={4} />
              <p>
                <a className="link" href={site.to(`/${collection}`)}>
                  {sayAll(texts, heading)}
                </a>
              </p>
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Closing({ site, document }: PartProps): ReactNode {
  const texts = useTexts()
  const isOffered = useChatOffer()
  const question = readMetaText(document, 'ask') ?? site.config.assistant.quickReplies.at(-1)
  const command = readMetaText(document, 'command')
  if (question === undefined || !isOffered) return null
  return (
    <section className="wrap section closing">
      <h2 className="h2">{readMetaText(document, 'closing') ?? texts.closing}</h2>
      {command && <Command command={command} />}
      <AskButton question={question} isPlain={command !== undefined} />
    </section>
  )
}
