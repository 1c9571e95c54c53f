import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPathFilter } from '../pathPatterns.ts'
import { syncSite } from '../syncSite.node.ts'
import { crawlSite } from './crawlSite.node.ts'
import { CRAWL_LIMITS } from './crawlTypes.ts'
import type { CrawlReport } from './crawlTypes.ts'
import { decodePage } from './decodePage.ts'
import { serveSite } from '../testing/serveSite.node.ts'
import type { ServedSite } from '../testing/serveSite.node.ts'
import { createFetchPage } from './fetchPage.node.ts'
import { readPageLinks } from './pageLinks.ts'
import { openPageStore } from './pageStore.node.ts'
import { MAX_ROBOTS_BYTES } from './robots.ts'

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

const page = (title: string, links: readonly string[] = []): string =>
  `<main><h1>${title}</h1><p>Text.</p>${links.map((link) => `<a href="${link}">x</a>`).join('')}</main>`

const OWN = createFetchPage({
  userAgent: 'docent',
  allows: (address) => address === '127.0.0.1',
})

async function crawl(limits: Partial<typeof CRAWL_LIMITS> = {}): Promise<CrawlReport> {
  const store = openPageStore(join(folder, 'site.db'))
  try {
    return await crawlSite({
      start: `${origin}/`,
      store,
      fetchPage: OWN,
      wants: createPathFilter({}),
      limits: { ...CRAWL_LIMITS, perSecond: 10_000, pageMs: 60_000, ...limits },
    })
  } finally {
    store.close()
  }
}

/** Writes until the reader leaves. */
function writeForever(response: ServerResponse, piece: string): void {
  const write = (): void => {
    while (!response.destroyed && response.write(piece));
    response.once('drain', write)
  }
  write()
}

const OPTIONS = {
  wants: () => true,
  follows: () => true,
  maxBytes: 100_000,
  timeoutMs: 60_000,
}

describe('a private address', () => {
  const isPublic = createFetchPage({ userAgent: 'docent' })
  const port = (): string => new URL(origin).port

  it.each([
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0',
    '127.0.0.1.',
    '１２７.０.０.１',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[::ffff:0:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fd00:ec2::254]',
    '169.254.169.254',
  ])('is known as %s', async (host) => {
    const reading = isPublic(`http://${host}:${port()}/`, OPTIONS)
    await expect(reading).rejects.toThrow('private address')
    expect(asked).toEqual([])
  })

  const answerWith =
    (...addresses: readonly { readonly address: string; readonly family: number }[]) =>
    (...[, , callback]: Parameters<LookupFunction>): void =>
      callback(null, [...addresses])

  it.each([
    [{ address: '10.0.0.1', family: 4 }],
    [{ address: '::ffff:10.0.0.1', family: 6 }],
    [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [],
  ])('is known behind a public name', async (...addresses) => {
    const named = createFetchPage({ userAgent: 'docent', lookup: answerWith(...addresses) })
    const reading = named(`http://docs.public.example:${port()}/`, OPTIONS)
    await expect(reading).rejects.toThrow('private address')
    expect(asked).toEqual([])
  })

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://0xa9fea9fe/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'javascript:alert(1)',
    'http://',
  ])('is not reached by a redirect to %s', async (location) => {
    site['/'] = (_, response) => response.writeHead(302, { location }).end('secret')
    await expect(OWN(`${origin}/`, OPTIONS)).rejects.toThrow(/private address|leads elsewhere/)
    expect(asked).toEqual(['/'])
  })

  it('that the owner allows does not open the other servers of its host', async () => {
    const other = createServer((_, response) => response.end('secret'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
    site['/'] = (_, response) => response.writeHead(302, { location }).end()
    const reading = syncSite({
      from: `${origin}/`,
      file: join(folder, 'a.db'),
      allowPrivate: true,
    })
    await expect(reading).rejects.toThrow('leads elsewhere')
    await new Promise((resolve) => other.close(resolve))
  })
})

describe('a hostile response', () => {
  it('that switches to another protocol ends', async () => {
    site['/'] = (_, response) => {
      response.socket?.end(
        'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\nx',
      )
    }
    await expect(OWN(`${origin}/`, OPTIONS)).rejects.toThrow('cannot be reached')
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ['deflate', deflateSync(Buffer.alloc(50_000_000))],
  ])('that unpacks to too much by %s is abandoned', async (encoding, body) => {
    site['/'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
        .end(body)
    await expect(OWN(`${origin}/`, OPTIONS)).rejects.toThrow('too large')
  })

  it.each([
    [
      'has no end',
      (_: IncomingMessage, response: ServerResponse) => writeForever(response, 'x'.repeat(65_536)),
    ],
    [
      'says that it is large',
      (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(200, { 'content-length': '99999999999' }).write('x'),
    ],
  ])('that %s is abandoned', async (_, answer) => {
    site['/'] = answer
    await expect(OWN(`${origin}/`, OPTIONS)).rejects.toThrow('too large')
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['endless headers', `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(50_000)}\r\n`],
    ['a broken gzip', 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\nno gzip'],
    ['a length that is not true', 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nx'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxy'],
    ['broken chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
  ])('with %s is an error with the address', async (_, text) => {
    site['/'] = (_, response) => response.socket?.end(text)
    await expect(OWN(`${origin}/`, OPTIONS)).rejects.toThrow(
      `Cannot read ${origin}/: cannot be reached.`,
    )
  })

  it.each(['utf-16le', 'replacement', 'x-user-defined', 'utf-7', 'a'.repeat(10_000), '../../x'])(
    'in the charset %s is text and adds no markup',
    (charset) => {
      const html = `<meta charset="${charset}"><p>+ADw-script+AD4- \ufffe\u0000\ud800</p>`
      const text = decodePage(Buffer.from(html), `text/html; charset=${charset}`)
      expect(text).not.toContain('<script')
      expect(text.isWellFormed()).toBe(true)
    },
  )

  it('cannot make each link as long as the page', () => {
    const html = `<base href="https://a.example/${'x'.repeat(1_000_000)}/">${'<a href=b>c</a>'.repeat(10)}`
    const { links } = readPageLinks(html, 'https://a.example/')
    expect(links).toEqual(['b'])
  })
})

describe('a hostile robots.txt', () => {
  it('counts up to its limit if it has no end', async () => {
    site['/'] = page('Home', ['/secret', '/open'])
    site['/open'] = page('Open')
    site['/robots.txt'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.write('User-agent: *\nDisallow: /secret\n')
      writeForever(response, `# ${'x'.repeat(MAX_ROBOTS_BYTES)}\n`)
    }
    const { skipped } = await crawl()
    expect(skipped.get('robots.txt')).toBe(1)
    expect(asked).toContain('/open')
    expect(asked).not.toContain('/secret')
  })

  it('that never arrives does not count as consent', async () => {
    site['/'] = page('Home')
    site['/robots.txt'] = (_, response) => response.socket?.destroy()
    await expect(crawl()).rejects.toThrow(`Cannot read ${origin}/robots.txt: cannot be reached.`)
    expect(asked).toEqual(['/', '/robots.txt'])
  })
})

describe('a hostile sitemap', () => {
  const asSitemap = (paths: readonly string[]): string =>
    `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`
  const asIndex = (paths: readonly string[]): string =>
    `<sitemapindex>${paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`).join('')}</sitemapindex>`

  it('may contain itself and others that contain it', async () => {
    site['/'] = page('Home')
    site['/a'] = page('A')
    site['/sitemap.xml'] = asIndex(['/sitemap.xml', '/two.xml', '/two.xml'])
    site['/two.xml'] = asIndex(['/sitemap.xml', '/two.xml', '/three.xml'])
    site['/three.xml'] = asSitemap(['/a'])
    expect(await crawl()).toMatchObject({ read: 2, found: ['sitemap', 'links'] })
    expect(asked.filter((path) => path === '/sitemap.xml')).toHaveLength(1)
    expect(asked.filter((path) => path === '/two.xml')).toHaveLength(1)
  })

  it('may name thousands of others, of which fifty are read', async () => {
    site['/'] = page('Home')
    const names = Array.from({ length: 3_000 }, (_, at) => `/map${at}.xml`)
    for (const [at, name] of names.entries()) site[name] = asSitemap([`/${at}`])
    site['/sitemap.xml'] = asIndex(names)
    await crawl()
    expect(asked.filter((path) => path.startsWith('/map')).length).toBeLessThan(50)
  })

  it('may name 100,000 pages, of which the queue takes twice the limit', async () => {
    site['/'] = page('Home')
    const paths = Array.from({ length: 100_000 }, (_, at) => `/page${at}`)
    for (const path of paths.slice(0, 50)) site[path] = page(path)
    site['/sitemap.xml'] = asSitemap(paths)
    expect(await crawl({ pages: 20 })).toMatchObject({ read: 20, ended: 'pages' })
    const store = openPageStore(join(folder, 'site.db'))
    const { waiting, done } = store.counts()
    store.close()
    expect(waiting + done).toBeLessThanOrEqual(40)
  })

  it('may be a bomb, or no sitemap at all', async () => {
    site['/'] = page('Home')
    const send = (response: ServerResponse, body: Buffer): void =>
      void response.writeHead(200, { 'content-type': 'application/gzip' }).end(body)
    site['/robots.txt'] =
      `Sitemap: ${origin}/bomb.xml.gz\nSitemap: ${origin}/deep.xml\nSitemap: x:\n`
    site['/bomb.xml.gz'] = (_, response) => send(response, gzipSync(Buffer.alloc(60_000_000, '<')))
    site['/deep.xml'] = '<urlset>'.repeat(100_000)
    expect(await crawl()).toMatchObject({ read: 1, ended: undefined })
  })
})

describe('a file at an address', () => {
  it('does not count as unchanged if it was never read', async () => {
    site['/manual.pdf'] = (_, response) => response.writeHead(304).end()
    const from = `${origin}/manual.pdf`
    const reading = syncSite({ from, file: join(folder, 'a.db'), allowPrivate: true })
    await expect(reading).rejects.toThrow(`Cannot read ${from}: status 304. Check the address`)
  })
})
