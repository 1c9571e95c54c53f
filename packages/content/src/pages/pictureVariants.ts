/** The path of the same picture for screens of twice the density: `map@2x.png` for `map.png`. */
export function toDensePath(path: string): string {
  return addToName(path, '@2x')
}

/** The path of the same picture for the dark theme: `map.dark.png` for `map.png`. */
export function toDarkPath(path: string): string {
  return addToName(path, '.dark')
}

/** The other files that a picture may have. */
export function listVariants(path: string): string[] {
  const dark = toDarkPath(path)
  return [toDensePath(path), dark, toDensePath(dark)]
}

function addToName(path: string, words: string): string {
  return path.replace(/(\.\w+)?$/, `${words}$1`)
}
