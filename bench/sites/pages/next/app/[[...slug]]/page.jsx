import { Page } from '../../../parts/Page.jsx'
import { pages, paths } from '../../../parts/site.js'

export const dynamicParams = false

export function generateStaticParams() {
  return paths.map((path) => ({ slug: path.split('/').filter(Boolean) }))
}

export async function generateMetadata({ params }) {
  const { title, description } = await findPage(params)
  return { title, description }
}

export default async function Route({ params }) {
  const { main } = await findPage(params)
  return <Page main={main} />
}

async function findPage(params) {
  const { slug = [] } = await params
  return pages[`/${slug.join('/')}`]
}
