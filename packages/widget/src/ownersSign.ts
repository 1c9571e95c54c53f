/**
 * Loads the icon of the owner's site, and returns the rules that show it instead of our door. They are empty
 * without an icon, and on a page whose policy allows no pictures of the assistant's host: the door stays.
 */
export async function loadOwnersSign(sign: unknown, endpoint: string): Promise<string> {
  const { day, night } = Object(sign) as Record<string, unknown>
  if (typeof day !== 'string' || typeof night !== 'string') return ''
  const addresses = [day, night].map((path) => new URL(encodeURI(path), endpoint).href)
  const areLoaded = await Promise.all([...new Set(addresses)].map(loadImage))
  return areLoaded.every(Boolean) ? formatSign(addresses) : ''
}

function loadImage(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
    image.src = address
  })
}

const PILL = `.pill[aria-expanded='false']>.icon`
const SIGNS = `:is(${PILL},.art)`

// The background of the pill is the accent, on which an icon of the same color would be invisible.
const RULES =
  `${SIGNS}{background:var(--_sign) center/contain no-repeat content-box}${SIGNS}>*{display:none}` +
  `${PILL}{inline-size:24px;block-size:24px;margin:-2px;padding:2px;border-radius:6px;background-color:var(--_bg);background-clip:border-box}`

function formatSign(addresses: readonly string[]): string {
  const [day, night] = addresses.map((address) => `{--_sign:url("${address}")}`)
  const dark = `@media(prefers-color-scheme:dark){.frame:not([data-theme=light])${night}}`
  return `.frame${day}${dark}.frame[data-theme=dark]${night}@layer docent.states{${RULES}}`
}
