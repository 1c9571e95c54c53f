import { listSlugs, readPage } from '../../content.js'
import { Article } from '../Article.jsx'

export const dynamicParams = false

export async function generateStaticParams() {
  return (await listSlugs()).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }) {
  const { title, description } = await readPage((await params).slug)
  return { title, description }
}

export default async function Page({ params }) {
  return <Article page={await readPage((await params).slug)} />
}
