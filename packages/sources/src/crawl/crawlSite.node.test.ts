import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { readCrawledSource } from '../readCrawled.node.ts'
import { createPathFilter } from '../pathPatterns.ts'
import { crawlSite } from './crawlSite.node.ts'
import { CRAWL_LIMITS } from './crawlTypes.ts'
import type { CrawlOptions, CrawlReport } from './crawlTypes.ts'
import { serveSite } from '../testing/serveSite.node.ts'
import type { ServedSite } from '../testing/serveSite.node.ts'
import { createFetchPage } from './fetchPage.node.ts'
import { openPageStore } from './pageStore.node.ts'

let served: ServedSite
let folder: string
let site: ServedSite['site']
let asked: string[]
let origin: string

beforeEach(async () => {
  served = await serveSite()
  ;({ folder, site, asked, origin } = served)
})
afterEach(() => served.close())

const page = (title: string, links: readonly string[] = [], head = ''): string =>
  `<html><head>${head}</head><body><main><h1>${title}</h1><p>About ${title}.</p>${links.map((link) => `<a href="${link}">x</a>`).join('')}</main></body></html>`

const file = (): string => join(folder, 'site.db')

async function crawl(
  options: Partial<Omit<CrawlOptions, 'limits'>> & {
    readonly limits?: Partial<CrawlOptions['limits']>
  } = {},
): Promise<CrawlReport> {
  const store = openPageStore(file())
  try {
    return await crawlSite({
      start: `${origin}/`,
      store,
      fetchPage: createFetchPage({
        allows: (address) => address === '127.0.0.1',
        userAgent: 'docent',
      }),
      wants: createPathFilter({}),
      ...options,
      limits: { ...CRAWL_LIMITS, perSecond: 10_000, pageMs: 60_000, ...options.limits },
    })
  } finally {
    store.close()
  }
}

function readTitles(): string[] {
  return [...readCrawledSource(file(), {}).pages()].map(
    ({ title, url }) => `${title} ${url.replace(origin, '')}`,
  )
}

describe('crawlSite', () => {
  it('reads the versions that a site lists, even if they name the newest one as canonical', async () => {
    const canonical = `<link rel="canonical" href="${origin}/docs/latest/a">`
    Object.assign(site, {
      '/docs/': page('Docs', ['latest/']),
      '/docs/versions.json': (_: IncomingMessage, response: ServerResponse) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('[{"version":"3.0","aliases":["latest"]},{"version":"2.0"}]'),
      ...Object.fromEntries(
        ['latest', '3.0', '2.0'].flatMap((name) => [
          [`/docs/${name}/`, page(`Home ${name}`, ['a'])],
          [`/docs/${name}/a`, page(`A ${name}`, [], canonical)],
        ]),
      ),
    })
    await crawl({ start: `${origin}/docs/` })
    const { editions } = readCrawledSource(file(), {})
    expect(readTitles()).toEqual(['Docs /docs/', 'Home 3.0 /docs/3.0/', 'A 3.0 /docs/3.0/a'])
    expect(editions.map(({ edition, pages }) => [edition.version, [...pages()].length])).toEqual([
      ['2.0', 2],
    ])
  })

  it('follows links below the start, and reads what a sitemap names', async () => {
    Object.assign(site, {
      '/docs/': page('Home', [
        'a',
        '/docs/a#x',
        '/blog',
        'https://other.example/',
        'mailto:a@b.example',
        'c.pdf',
      ]),
      '/docs/a': page('A', ['./', 'b?page=2']),
      '/docs/map': page('Map'),
      '/robots.txt': `Sitemap: ${origin}/index.xml`,
      '/index.xml': `<sitemapindex><sitemap><loc>${origin}/map.xml.gz</loc></sitemap><sitemap><loc>http://127.0.0.2/x.xml</loc></sitemap></sitemapindex>`,
      '/map.xml.gz': (_: IncomingMessage, response: ServerResponse) =>
        response
          .writeHead(200, { 'content-type': 'application/gzip' })
          .end(
            gzipSync(
              `<urlset><url><loc>${origin}/docs/map</loc></url><url><loc>${origin}/blog</loc></url></urlset>`,
            ),
          ),
    })
    const report = await crawl({ start: `${origin}/docs/` })
    expect(report).toMatchObject({ read: 3, ended: undefined, found: ['sitemap', 'links'] })
    expect(readTitles()).toEqual(['Home /docs/', 'A /docs/a', 'Map /docs/map'])
    expect(asked).not.toContain('/blog')
  })

  // Only pages were compared with robots.txt, and not the files that describe a site.
  it('asks for no file about the site that robots.txt forbids', async () => {
    const rules = ['/docs/versions.json', '/llms.txt', '/sitemap', '/docs/secret']
    const robots = ['User-agent: *', ...rules.map((path) => `Disallow: ${path}`)]
    Object.assign(site, {
      '/docs/': page('Docs'),
      '/robots.txt': [...robots, `Sitemap: ${origin}/sitemap-named.xml`].join('\n'),
      '/sitemap-named.xml': `<urlset><url><loc>${origin}/docs/named</loc></url></urlset>`,
      '/docs/named': page('Named'),
      '/docs/llms.txt': (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(302, { location: '/docs/secret.txt' }).end(),
    })
    await crawl({ start: `${origin}/docs/` })
    expect(asked.filter((path) => rules.some((rule) => path.startsWith(rule)))).toEqual([
      '/sitemap-named.xml',
    ])
    expect(asked).toEqual(expect.arrayContaining(['/docs/llms.txt', '/docs/sitemap.xml']))
    expect(readTitles()).toEqual(['Docs /docs/', 'Named /docs/named'])
  })

  it('keeps to robots.txt, noindex, nofollow and canonical links', async () => {
    Object.assign(site, {
      '/robots.txt': 'User-agent: *\nDisallow: /secret',
      '/': page('Home', ['/secret/a', '/hidden', '/copy', '/silent']),
      '/secret/a': page('Secret'),
      '/hidden': page('Hidden', ['/behind'], '<meta name="robots" content="noindex">'),
      '/behind': page('Behind'),
      '/copy': page('Copy', [], '<link rel="canonical" href="/real">'),
      '/real': page('Real', [], '<link rel="canonical" href="/real/">'),
      '/silent': (_: IncomingMessage, response: ServerResponse) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'noindex' })
          .end(page('Silent')),
    })
    const report = await crawl()
    expect(readTitles()).toEqual(['Home /', 'Behind /behind', 'Real /real'])
    expect(asked).not.toContain('/secret/a')
    expect(Object.fromEntries(report.skipped)).toEqual({
      'robots.txt': 1,
      noindex: 2,
      duplicate: 1,
    })
  })

  it('follows no redirect that robots.txt forbids', async () => {
    Object.assign(site, {
      '/robots.txt': 'User-agent: *\nDisallow: /secret',
      '/': page('Home', ['/door']),
      '/door': (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(302, { location: '/secret' }).end(),
      '/secret': page('Secret'),
    })
    await crawl()
    expect(readTitles()).toEqual(['Home /'])
    expect(asked).not.toContain('/secret')
  })

  it('follows links from the base that a page names', async () => {
    Object.assign(site, {
      '/': page('Home', ['/guide/a']),
      '/guide/a': page('A', ['guide/b'], '<base href="/">'),
      '/guide/b': page('B'),
    })
    await crawl()
    expect(readTitles()).toEqual(['Home /', 'A /guide/a', 'B /guide/b'])
  })

  it('requests only changes the next time, and removes deleted pages', async () => {
    const withTag =
      (tag: string, html: string) => (request: IncomingMessage, response: ServerResponse) => {
        if (request.headers['if-none-match'] === tag) response.writeHead(304).end()
        else response.writeHead(200, { 'content-type': 'text/html', etag: tag }).end(html)
      }
    Object.assign(site, {
      '/': withTag('"1"', page('Home', ['/a', '/b', '/c'])),
      '/a': page('A'),
      '/b': page('B'),
      '/c': page('C'),
    })
    expect(await crawl()).toMatchObject({ read: 4, unchanged: 0 })
    site['/a'] = page('A again')
    delete site['/b']
    expect(await crawl()).toMatchObject({ read: 1, unchanged: 2, skipped: new Map([['gone', 1]]) })
    expect(readTitles()).toEqual(['Home /', 'A again /a', 'C /c'])

    // Nothing leads to it any more.
    site['/'] = withTag('"2"', page('Home', ['/a']))
    expect(await crawl()).toMatchObject({ removed: 1 })
    expect(readTitles()).toEqual(['Home /', 'A again /a'])
  })

  it('keeps a page that cannot be reached today', async () => {
    Object.assign(site, { '/': page('Home', ['/a']), '/a': page('A') })
    await crawl()
    site['/a'] = (_, response) => response.writeHead(500).end()
    expect((await crawl()).skipped.get('status 500')).toBe(1)
    expect(readTitles()).toEqual(['Home /', 'A /a'])
  })

  it('waits as long as the server asks', async () => {
    const pauses: number[] = []
    let isBusy = true
    site['/'] = page('Home', ['/a'])
    site['/a'] = (_, response) => {
      if (isBusy) response.writeHead(429, { 'retry-after': '7' }).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end(page('A'))
      isBusy = false
    }
    const pace = () => ({ turn: async () => {}, pauseFor: (ms: number) => void pauses.push(ms) })
    expect(await crawl({ pace })).toMatchObject({ read: 2 })
    expect(pauses).toEqual([7_000])
  })

  it('keeps the pace that robots.txt asks for, within reason', async () => {
    const gaps: number[] = []
    const pace = (gap: number) => {
      gaps.push(gap)
      return { turn: async () => {}, pauseFor: () => {} }
    }
    site['/'] = page('Home')
    for (const delay of ['2', '3600', '']) {
      site['/robots.txt'] = `User-agent: *\nCrawl-delay: ${delay}`
      await crawl({ pace, limits: { perSecond: 5 } })
    }
    expect(gaps).toEqual([2_000, 10_000, 200])
  })

  it('continues where it was stopped', async () => {
    const links = Array.from({ length: 20 }, (_, index) => `/p${index}`)
    site['/'] = page('Home', links)
    for (const link of links) site[link] = page(link)
    const stop = new AbortController()
    const first = await crawl({
      signal: stop.signal,
      limits: { atOnce: 1 },
      onProgress: ({ read }) => read === 5 && stop.abort(),
    })
    expect(first).toMatchObject({ read: 5, ended: 'stopped', removed: 0 })
    asked = []
    expect(await crawl()).toMatchObject({ read: 16, ended: undefined })
    expect(asked.filter((path) => /^\/p[0-3]$/.test(path))).toEqual([])
    expect(readTitles()).toHaveLength(21)
  })

  it('reads the copies as Markdown that llms.txt names, and cites the pages', async () => {
    Object.assign(site, {
      '/': page('Home', ['/guide', '/other']),
      '/llms.txt':
        '# Lamps\n\n- [Guide](/guide.md): how\n- [Sub](/sub/index.md)\n- [Gone](/gone.md)\n',
      '/guide.md': '# Guide\n\n## Dim it\n\nHold it.\n',
      '/sub/index.md': '# Sub\n\nText.\n',
      '/guide': page('Guide as HTML'),
      '/gone': page('Its copy is gone'),
      '/other': page('Other'),
    })
    const { found } = await crawl()
    expect(found).toEqual(['llms.txt', 'links'])
    expect(readTitles()).toEqual([
      'Guide /guide',
      'Sub /sub/',
      'Home /',
      'Its copy is gone /gone',
      'Other /other',
    ])
  })

  it('says why a site cannot be read', async () => {
    await expect(crawl()).rejects.toThrow('the server answers with status 404')
    site['/'] = page('Home')
    site['/robots.txt'] = 'User-agent: docent\nDisallow: /'
    await expect(crawl()).rejects.toThrow('robots.txt forbids it')
    expect(asked.at(-1)).toBe('/robots.txt')
  })
})

// Everything that a site may do to a crawler, at once.
describe('a hostile site', () => {
  it('costs no more than the limits allow', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `/n/${index}`)
    Object.assign(site, {
      '/': page('Home', [
        '/loop/',
        '/big',
        '/bomb',
        '/slow',
        '/private',
        '/cloud',
        '/pdf',
        '/circle',
        '/deep/',
        '/many',
        '/good',
      ]),
      '/big': (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const write = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          response.once('drain', write)
        }
        write()
      },
      '/bomb': (_: IncomingMessage, response: ServerResponse) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync('x'.repeat(10_000_000))),
      '/slow': (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const timer = setInterval(() => response.write('x'), 50)
        response.once('close', () => clearInterval(timer))
      },
      '/private': (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(302, { location: 'http://127.0.0.2:9/admin' }).end(),
      '/cloud': (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
      '/pdf': (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      '/circle': (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(302, { location: '/circle' }).end(),
      '/many': page('Many', many),
      '/good': page('Good'),
    })
    // Each page leads to two deeper ones, without an end.
    const serveEndless = (request: IncomingMessage, response: ServerResponse): void =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page(`Deep ${request.url}`, ['loop/', `${Math.random()}/`]))
    served.site = new Proxy(site, {
      get: (target, path: string) =>
        target[path] ?? (/^\/(?:deep|loop|n)\//.test(path) ? serveEndless : undefined),
    })

    const limits = { pages: 150, pageBytes: 4_000_000, pageMs: 10_000 }
    const report = await crawl({ limits })
    expect(report.read).toBe(150)
    expect(report.ended).toBe('pages')
    const reasons = Object.fromEntries(report.skipped)
    expect(reasons).toMatchObject({ 'too large': 2, 'no page': 1 })
    expect(reasons['takes too long']).toBeGreaterThan(0)
    // Two lead to other hosts, one to itself.
    expect([reasons['leads elsewhere'], reasons['redirects in a loop']]).toEqual([2, 1])
    expect(readTitles()).toContain('Good /good')
    expect(asked.length).toBeLessThan(400)
  })
})

describe('createFetchPage', () => {
  const options = { wants: () => true, follows: () => true, maxBytes: 1_000, timeoutMs: 60_000 }

  it('refuses private addresses by themselves, by a name, and behind a redirect', async () => {
    site['/'] = 'secret'
    const isPublic = createFetchPage({ userAgent: 'docent' })
    await expect(isPublic(`${origin}/`, options)).rejects.toThrow('private address')
    await expect(isPublic(origin.replace('127.0.0.1', 'localhost'), options)).rejects.toThrow(
      'private address',
    )
    await expect(
      isPublic(origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'), options),
    ).rejects.toThrow('private address')
    expect(asked).toEqual([])

    site['/out'] = (_, response) =>
      response.writeHead(302, { location: origin.replace('127.0.0.1', 'localhost') }).end()
    const isOwn = createFetchPage({
      userAgent: 'docent',
      allows: (_, host) => host === '127.0.0.1',
    })
    await expect(isOwn(`${origin}/out`, options)).rejects.toThrow('private address')
    expect(asked).toEqual(['/out'])
  })

  // The name was public when the page was chosen, and leads to this machine when it is connected to.
  it('judges the address that a name has when the connection is made', async () => {
    site['/'] = 'secret'
    const rebound = createFetchPage({
      userAgent: 'docent',
      lookup: (_, lookup, callback) =>
        lookup.all === true
          ? callback(null, [{ address: '127.0.0.1', family: 4 }])
          : callback(null, '127.0.0.1', 4),
    })
    const address = `http://docs.public.example:${new URL(origin).port}/`
    await expect(rebound(address, options)).rejects.toThrow('private address')
    expect(asked).toEqual([])
  })
})
