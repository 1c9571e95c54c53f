/** The `aria-current` of a link to `to` on the page at `route`: that page, or its section. */
export function currentOf(to: string, route: string, home: string): 'page' | 'true' | undefined {
  if (to === route) return 'page'
  return to !== home && route.startsWith(`${to}/`) ? 'true' : undefined
}
