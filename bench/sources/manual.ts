import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const WORDS =
  'lamp switch level light cable socket shade bulb timer sensor battery colour brightness remote update'.split(
    ' ',
  )
const SECTIONS = 8
const SENTENCES = 12
/** Pages that each page leads to, besides those of its menu. */
const NEXT = 10
const MENU = 60

/** Serves a Sphinx manual of this many pages, the start page included, until it is closed. */
export async function serveManual(pages: number): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const page = Number(/^\/p(\d+)\.html$/.exec(url)?.[1] ?? (url === '/' ? 0 : Number.NaN))
    if (!(page < pages)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html' }).end(writePage(page, pages))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

function writePage(page: number, pages: number): string {
  const link = (to: number): string =>
    `<li><a href="/p${to % pages}.html">Page ${to % pages}</a></li>`
  const menu = Array.from({ length: MENU }, (_, index) => link(index)).join('')
  const next = Array.from({ length: NEXT }, (_, index) => link(page * NEXT + index + 1)).join('')
  const sections = Array.from({ length: SECTIONS }, (_, section) => writeSection(page, section))
  return `<!doctype html><html lang="en"><head><title>Page ${page} — Manual</title></head><body>
<div class="document"><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main">
<section id="page"><h1>Page ${page} of the manual<a class="headerlink" href="#page">¶</a></h1>${sections.join('')}<ul>${next}</ul></section>
</div></div></div><div class="sphinxsidebar" role="navigation"><ul>${menu}</ul></div></div></body></html>`
}

function writeSection(page: number, section: number): string {
  const sentences = Array.from({ length: SENTENCES }, (_, index) =>
    writeSentence(page * 97 + section * 13 + index),
  )
  return `<section id="s${section}"><h2>Part ${section} on the ${WORDS[(page + section) % WORDS.length]}<a class="headerlink" href="#s${section}">¶</a></h2>
<p>${sentences.join(' ')}</p><div class="highlight-bash"><div class="highlight"><pre><span class="nb">lamp</span> --level ${section}\n</pre></div></div>
<dl class="py function"><dt class="sig sig-object py" id="f${section}"><span class="sig-name">set_${section}</span>(<em>level</em>)</dt><dd><p>Sets the level.</p></dd></dl></section>`
}

/** An index grows with the different words of a site, and a real one has no new words on each page. */
const NUMBERS = 100_000

/** Words by number: two runs read the same pages. */
function writeSentence(seed: number): string {
  const words = Array.from(
    { length: 9 },
    (_, index) => WORDS[(seed * (index + 3) + index) % WORDS.length],
  )
  return `The ${words.join(' ')} ${seed % NUMBERS}.`
}
