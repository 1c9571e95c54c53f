/** Where the same picture lies for screens of twice the density: `map@2x.png` beside `map.png`. */
export function toDensePath(path: string): string {
  return addToName(path, '@2x')
}

/** Where the same picture lies for the dark theme: `map.dark.png` beside `map.png`. */
export function toDarkPath(path: string): string {
  return addToName(path, '.dark')
}

/** The files that a picture may have beside it. */
export function listVariants(path: string): string[] {
  const dark = toDarkPath(path)
  return [toDensePath(path), dark, toDensePath(dark)]
}

function addToName(path: string, words: string): string {
  return path.replace(/(\.\w+)?$/, `${words}$1`)
}
