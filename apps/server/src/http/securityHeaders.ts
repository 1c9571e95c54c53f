const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
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
]

/**
 * Sent with every answer. Nothing inline, nothing evaluated, nothing from elsewhere, no frames; pages
 * may ask the assistant where it is on another host.
 */
export function createSecurityHeaders(assistantUrl: string): Readonly<Record<string, string>> {
  const connections = ["connect-src 'self'", assistantUrl].filter(Boolean).join(' ')
  return {
    'content-security-policy': [...POLICY, connections].join('; '),
    ...OTHERS,
  }
}

const OTHERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
