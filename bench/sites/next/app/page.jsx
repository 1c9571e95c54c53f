import { readPage } from '../content.js'
import { Article } from './Article.jsx'

export default async function Home() {
  return <Article page={await readPage(['index'])} />
}
