import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, PAGES, test } from '../fixtures.ts'

const address = (path: string): string => (process.env['DOCENT_URL'] ?? '') + path

test('the data for search engines passes the content policy, and can be parsed', async ({
  page,
}) => {
  await page.goto('/products/widget')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: 'Widget' }, { '@type': 'FAQPage' }],
  })
})

for (const path of PAGES.filter((one) => one !== '/nowhere')) {
  test(`${path} is Markdown for clients that prefer it, and HTML for a browser`, async ({
    request,
  }) => {
    const markdown = await request.get(path, { headers: { accept: 'text/markdown' } })
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(markdown.headers()['vary']).toBe('accept, accept-encoding')
    const twin = await request.get(markdown.headers()['content-location'] ?? '')
    expect(await twin.text()).toBe(await markdown.text())
    expect(await markdown.text()).toMatch(/^---\ntitle: "/)

    const html = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(await html.text()).toContain('<!doctype html>')
  })
}

test('robots are kept from calls, and shown the pages', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(rules).toContain('Disallow: /api/')
  expect(await (await request.get('/llms.txt')).text()).toContain('(/products/widget.md)')
})

test('a client of the Model Context Protocol finds a page, and reads it', async () => {
  const client = new Client({ name: 'a-test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(address('/mcp'))))
  const found = await client.callTool({
    name: 'search',
    arguments: { query: 'How long may a question be?' },
  })
  const { results } = found.structuredContent as { results: { id: string }[] }
  const page = await client.callTool({ name: 'fetch', arguments: { id: results[0]?.id } })
  expect(page.structuredContent).toMatchObject({
    id: '/products/widget',
    text: expect.stringContaining('2,000 characters'),
  })
  await client.close()
})
