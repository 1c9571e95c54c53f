import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import matter from 'gray-matter'
import { marked } from 'marked'

const folder = process.env.CONTENT_DIR

export async function listSlugs() {
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.md') && file !== 'index.md')
  return pages.map((file) => file.slice(0, -'.md'.length).split('/'))
}

export async function readPage(slug) {
  const { data, content } = matter(await readFile(join(folder, `${slug.join('/')}.md`), 'utf8'))
  return { ...data, html: await marked.parse(content) }
}
