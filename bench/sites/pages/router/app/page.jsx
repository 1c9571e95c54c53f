import { useLoaderData } from 'react-router'
import { Page } from '../../parts/Page.jsx'

export async function loader({ params }) {
  const { pages } = await import('../../parts/site.js')
  // While it is built, the address that is asked for ends with a slash.
  return pages[`/${params['*'].replace(/\/$/, '')}`]
}

export function meta({ loaderData: { title, description } }) {
  return [{ title }, { name: 'description', content: description }]
}

export default function Route() {
  const { main } = useLoaderData()
  return <Page main={main} />
}
