import { type Page, titleOf } from '../page.ts'
import { Cards } from '../parts/Cards.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { Site } from '../site.ts'
import { CategoryFilter } from '../parts/CategoryFilter.tsx'
import { indexOf } from './lists.ts'
import type { Shelf } from './shelves.ts'

/** The products of one category, under the same filter as the list of all. */
export function createCategoryPage(site: Site, { name, route, documents }: Shelf): Page {
  const { title } = indexOf(site, 'products')
  return {
    route,
    title: titleOf(`${name} · ${title}`, site.config.brand),
    heading: name,
    description: documents.map((document) => document.title).join(' · '),
    type: 'website',
    main: (
      <div className="wrap section end">
        <PageHead heading={name} />
        <CategoryFilter site={site} route={route} />
        <Cards site={site} documents={documents} depth={2} />
      </div>
    ),
  }
}
