import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { keepNamedPart } from './namedPart.ts'

const pagesOf = (name: string, folder: string, more = ''): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: 14 }, (_, place) => [
      `${folder}/part-${place}.md`,
      `# Part ${place}\n\n${name} has an editor number ${place}. ${more}\n`,
    ]),
  )

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    ...pagesOf('Lumo', 'lumo'),
    ...pagesOf('Vexa', 'vexa'),
    ...pagesOf('Orro', 'guides', 'Lumo and Vexa have one.'),
  })
})

afterAll(() => site.close())

/** The folders of the sections that are left. */
function keep(question: string, knowledge = site.knowledge): Set<string | undefined> {
  const query = knowledge.readQuery(question)
  const hits = knowledge.search(query, { limit: 60 })
  return new Set(
    keepNamedPart(query, knowledge, hits).map(({ passage }) => passage.route.split('/')[1]),
  )
}

it('answers about the product that a question names from its folder', async () => {
  const two = await openSite({ ...pagesOf('Lumo', 'lumo'), ...pagesOf('Vexa', 'vexa') })
  expect(keep('which editor has lumo', two.knowledge)).toEqual(new Set(['lumo']))
  expect(keep('editor of vexa', two.knowledge)).toEqual(new Set(['vexa']))
  expect(keep('which editor', two.knowledge)).toEqual(new Set(['lumo', 'vexa']))
  expect(keep('editor of vexa in lumo', two.knowledge)).toEqual(new Set(['lumo', 'vexa']))
  two.close()
})

it('leaves a site alone whose folders are chapters, or whose pages all have the name', () => {
  expect(keep('which editor has lumo').size).toBeGreaterThan(1)
  expect(keep('which guides have an editor').size).toBeGreaterThan(1)
})
