import type { Document } from '@docent/content'
import type { ReactNode } from 'react'
import { type Page, titleOf } from '../page.ts'
import { Cards } from '../parts/Cards.tsx'
import { CategoryFilter } from '../parts/CategoryFilter.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { createManuscript } from '../prose/manuscript.ts'
import { Phrase } from '../prose/Phrase.tsx'
import { Poster } from '../prose/layouts/Poster.tsx'
import { Scroller } from '../prose/Scroller.tsx'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'
import { Empty } from '../parts/Empty.tsx'
import { indexOf, LISTS } from './lists.ts'

export function createProductList(site: Site): Page {
  const document = indexOf(site, 'products')
  const manuscript = createManuscript(site, document)
  const products = site.list('products')
  const heading = document.title
  return {
    route: site.to(LISTS.products.path),
    title: titleOf(heading, site.config.brand),
    heading,
    description: document.summary,
    type: 'website',
    image: document.image,
    main: (
      <div className="end">
        <div className="wrap section">
          <PageHead heading={heading} summary={document.summary} />
          <CategoryFilter site={site} route={site.to(LISTS.products.path)} />
          {products.length === 0 ? <Empty /> : <Cards site={site} documents={products} depth={2} />}
        </div>
        <Choice site={site} products={products} />
        <Poster manuscript={manuscript} />
      </div>
    ),
  }
}

interface ChoiceProps {
  readonly site: Site
  readonly products: readonly Document[]
}

/** The audience of each product, in the opening words of its page. */
function Choice({ site, products }: ChoiceProps): ReactNode {
  const texts = useTexts()
  const choices = products.filter((product) => product.for.length > 0)
  if (choices.length < 2) return null
  const hasOthers = choices.some((product) => product.notFor.length > 0)
  return (
    <section className="wrap section">
      <h2 className="h2">{texts.whoShouldGetWhich}</h2>
      <Scroller label={texts.whoShouldGetWhich}>
        <table className="table choice">
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.whoShould}</th>
              {hasOthers && <th scope="col">{texts.whoShouldNot}</th>}
            </tr>
          </thead>
          <tbody>
            {choices.map((product) => (
              <Row key={product.route} site={site} product={product} hasOthers={hasOthers} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}

interface RowProps {
  readonly site: Site
  readonly product: Document
  /** Whether the table has a column of those who should not get one. */
  readonly hasOthers: boolean
}

function Row({ site, product, hasOthers }: RowProps): ReactNode {
  const manuscript = createManuscript(site, product)
  const [reader = ''] = product.for
  const [other = ''] = product.notFor
  return (
    <tr>
      <th scope="row">
        <a className="link" href={product.route}>
          {product.title}
        </a>
      </th>
      <td>
        <Phrase markdown={reader} manuscript={manuscript} />
      </td>
      {hasOthers && (
        <td>
          <Phrase markdown={other} manuscript={manuscript} />
        </td>
      )}
    </tr>
  )
}
