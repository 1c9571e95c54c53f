/** Where the same picture lies for screens of twice the density: `map@2x.png` beside `map.png`. */
export function toDensePath(path: string): string {
  return path.replace(/(\.\w+)?$/, '@2x$1')
}
