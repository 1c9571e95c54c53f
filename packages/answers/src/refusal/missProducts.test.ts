import { describe, expect, it } from 'vitest'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import { missProducts } from './missProducts.ts'

const PAGES = {
  'index.md': '---\ntitle: Teapot\n---\n\nTeapot serves tea over the network.\n',
  'login.md': '---\ntitle: Log in\n---\n\n## With SAML\n\nEnter the address of your provider.\n',
  'hosting.md': `---
title: Hosting
---

Copy the built site to a host. A proxy may stand before it.

## TRUSTED_PROXY

The addresses of the proxy, or of each proxy, whose headers count.
`,
}

const { 'hosting.md': hosting, ...others } = PAGES
const MENTIONED = { ...others, 'hosting.md': hosting.split('##')[0] ?? '' }

/** The products that a question names and that count as unknown names. */
async function findMissing(question: string, pages = PAGES): Promise<string[]> {
  const site = await openSite(pages)
  const query = site.knowledge.readQuery(question)
  const judged = missProducts(query, site.knowledge.search(query))
  site.close()
  const missing = judged.unknown.filter((word) => !query.unknown.includes(word))
  const added = judged.unknownWeights.name - query.unknownWeights.name
  expect(added > 0).toBe(missing.length > 0)
  return missing
}

describe('missProducts', () => {
  it('keeps a product if a section is about its kind', async () => {
    expect(await findMissing('Can I log in with Okta?')).toEqual([])
    expect(await findMissing('Which headers count behind traefik?')).toEqual([])
  })

  it('misses a product whose own settings are asked for', async () => {
    expect(await findMissing('How do I configure traefik?')).toEqual(['traefik'])
    expect(await findMissing('nginx config for the built site')).toEqual(['nginx'])
  })

  it('misses a product whose kind is only mentioned', async () => {
    expect(await findMissing('Which headers count behind traefik?', MENTIONED)).toEqual(['traefik'])
  })
})
