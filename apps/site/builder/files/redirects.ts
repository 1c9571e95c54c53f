import { extname } from 'node:path'
import type { Redirect } from '@docent/content'

/** The file that Netlify, Cloudflare and GitLab read redirects from. Our own server reads it too. */
export const REDIRECTS_FILE = '_redirects'

/**
 * The files of a built site that redirect old paths: one that hosts read, and for hosts that read
 * nothing a small page at each old path. A path with another ending than `.html` has no such page,
 * because a host would not serve it as HTML.
 *
 * @param site the address of the site, for canonical links; empty if it is not known.
 */
export function formatRedirects(redirects: readonly Redirect[], site: string): Map<string, string> {
  if (redirects.length === 0) return new Map()
  const lines = redirects.map(({ from, to }) => `${encodeURI(from)} ${toAddress(to)} 301\n`)
  const stubs = redirects.flatMap(({ from, to }): [string, string][] => {
    const file = findStub(from)
    return file === undefined ? [] : [[file, formatStub(toAddress(to), site)]]
  })
  return new Map([[REDIRECTS_FILE, lines.join('')], ...stubs])
}

/** Reads the lines that `formatRedirects` writes: targets by their decoded old path. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [from, to] = line.split(' ')
      return from && to ? [[decodeURI(from), to]] : []
    }),
  )
}

function findStub(from: string): string | undefined {
  const ending = extname(from)
  if (ending === '.html') return from.slice(1)
  return /^\.[a-z]\w{0,4}$/i.test(ending) ? undefined : `${from.slice(1)}/index.html`
}

/** As a header takes it; what is encoded already stays. */
function toAddress(to: string): string {
  return encodeURI(to).replaceAll('%25', '%')
}

function formatStub(to: string, site: string): string {
  const shown = escapeHtml(to)
  const whole = escapeHtml(to.startsWith('/') ? site + to : to)
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    `<title>${shown}</title>`,
    '<meta name="robots" content="noindex">',
    ...(whole.startsWith('/') ? [] : [`<link rel="canonical" href="${whole}">`]),
    `<meta http-equiv="refresh" content="0; url=${shown}">`,
    `<p><a href="${shown}">${shown}</a></p>`,
    '',
  ].join('\n')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
