/**
 * Files that browsers and crawlers ask for by name, so that an owner's need no link: the icons in the
 * order in which a page names one of them.
 */
const ICONS = ['favicon.svg', 'favicon.png', 'favicon.ico'] as const

const KNOWN_BY_NAME: ReadonlySet<string> = new Set([...ICONS, 'apple-touch-icon.png', 'robots.txt'])

/** The path of the owner's icon among some files; undefined without one. */
export function findIcon(files: readonly string[]): string | undefined {
  return ICONS.find((icon) => files.includes(icon))
}

export function isKnownByName(file: string): boolean {
  return KNOWN_BY_NAME.has(file)
}
