const ACCENT = '#b23a1e'

/** The mark on a tile of the accent: the doorway, and someone in it. */
export function favicon(accent: string | undefined): string {
  // An accent may be any CSS value, light-dark(…) included; in a picture only a plain colour holds.
  const colour = /^#[0-9a-fA-F]{3,8}$/.test(accent ?? '') ? accent : ACCENT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><path d="M9 25V14a7 7 0 0 1 14 0v11M6.5 25h19" fill="none" stroke="#fff" stroke-width="2"/><circle cx="16" cy="19" r="2.8" fill="#fff"/></svg>\n`
}
