import type { Page } from '../page.ts'
import { Cards } from '../parts/Cards.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { Site } from '../site.ts'
import { CategoryFilter } from '../parts/CategoryFilter.tsx'
import { indexOf } from './lists.ts'
import { describeShelf, type Shelf } from './shelves.ts'

/** The products of one category, under the same filter as the list of all. */
export function createCategoryPage(site: Site, shelf: Shelf): Page {
  const { title } = indexOf(site, 'products')
  return {
    ...describeShelf(site, shelf, title),
    main: (
      <div className="wrap section end">
        <PageHead heading={shelf.name} />
        <CategoryFilter site={site} route={shelf.route} />
        <Cards site={site} documents={shelf.documents} depth={2} />
      </div>
    ),
  }
}
