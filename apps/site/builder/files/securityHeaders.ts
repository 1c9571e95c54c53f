import { listCountingTools } from '@docent/content'
import type { Config } from '@docent/content'

/** The file that Netlify and Cloudflare read the headers of answers from. */
export const HEADERS_FILE = '_headers'

/** Added for pages that play something, and for no other. */
export const MEDIA_POLICY = "media-src 'self'"

type Wanted = Pick<Config, 'assistantUrl' | 'analytics'>

/**
 * Sent with every answer. Nothing inline, nothing evaluated, nothing from elsewhere, no frames; pages
 * may ask an assistant on another host, and a tool that counts visits may run and call its own host.
 */
export function createSecurityHeaders(config: Wanted): Readonly<Record<string, string>> {
  return { 'content-security-policy': formatPolicy(config), ...OTHERS }
}

function formatPolicy({ assistantUrl, analytics }: Wanted): string {
  const counting = [...new Set(listCountingTools(analytics).map(({ origin }) => origin))]
  const scripts = ["'self'", ...counting]
  const calls = [...new Set(["'self'", ...(assistantUrl ? [assistantUrl] : []), ...counting])]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Text becomes HTML in one place, which is named: apps/site/src/client/navigate.ts.
    "require-trusted-types-for 'script'",
    'trusted-types docent-page',
    `connect-src ${calls.join(' ')}`,
  ].join('; ')
}

const OTHERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/**
 * The same headers for hosts of static files. They join headers of several rules with a comma, which
 * makes two policies that must both allow a request: so one rule holds for all pages.
 *
 * @param playsMedia whether any page plays a video or a recording.
 */
export function formatHeadersFile(config: Wanted, playsMedia: boolean): string {
  const { 'content-security-policy': policy = '', ...others } = createSecurityHeaders(config)
  const whole = playsMedia ? `${policy}; ${MEDIA_POLICY}` : policy
  const lines = Object.entries({ 'content-security-policy': whole, ...others })
  return [
    '/*',
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  cache-control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}
