import type { ReactNode } from 'react'
import { LISTS } from '../pages/lists.ts'
import { listCategories } from '../pages/shelves.ts'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'

export interface CategoryFilterProps {
  readonly site: Site
  /** The page that it is on. */
  readonly route: string
}

/** The categories of the products as links, so that they filter without script. */
export function CategoryFilter({ site, route }: CategoryFilterProps): ReactNode {
  const texts = useTexts()
  const categories = listCategories(site)
  if (categories.length === 0) return null
  const choices = [{ name: texts.everything, route: site.to(LISTS.products.path) }, ...categories]
  return (
    <nav className="head" aria-label={texts.categories}>
      <p className="actions">
        {choices.map((choice) => (
          <a
            key={choice.route}
            className={choice.route === route ? 'btn' : 'btn line'}
            href={choice.route}
            aria-current={choice.route === route ? 'page' : undefined}
          >
            {choice.name}
          </a>
        ))}
      </p>
    </nav>
  )
}
