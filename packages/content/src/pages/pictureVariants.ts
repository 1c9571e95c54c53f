/** The path of the same picture for screens of twice the density: `map@2x.png` for `map.png`. */
export function toDensePath(path: string): string {
  return addToName(path, '@2x')
}

/** The path of the same picture for the dark theme: `map.dark.png` for `map.png`. */
export function toDarkPath(path: string): string {
  return addToName(path, '.dark')
}

/** The path of the picture that phones show instead: `map.phone.png` for `map.png`. */
export function toPhonePath(path: string): string {
  return addToName(path, '.phone')
}

/** The other files that a picture may have. */
export function listVariants(path: string): string[] {
  const shown = [path, toDarkPath(path)].flatMap((one) => [one, toPhonePath(one)])
  return shown.flatMap((one) => [one, toDensePath(one)]).slice(1)
}

function addToName(path: string, words: string): string {
  return path.replace(/(\.\w+)?$/, `${words}$1`)
}
