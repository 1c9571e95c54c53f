/**
 * The version that a path names, by a folder such as `v2`, `3.11`, `1.x`, `next` or `latest` at its
 * beginning; empty where it names none.
 */
export function readPathVersion(path: string): string {
  const folders = path.split('/').slice(0, -1).slice(0, 3)
  return folders.find((name) => VERSION.test(name)) ?? ''
}

const VERSION =
  /^(?:v?\d{1,4}(?:\.(?:\d{1,4}|x)){1,3}|v\d{1,4}|next|latest|stable|nightly|canary)$/i
