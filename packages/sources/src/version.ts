/**
 * The version that a path names, by a folder such as `v2`, `3.11`, `1.x`, `next` or `latest` at its
 * beginning; empty if it names none.
 */
export function readPathVersion(path: string): string {
  const folders = path.split('/').slice(0, -1).slice(0, 3)
  return folders.find((name) => VERSION.test(name)) ?? ''
}

const VERSION =
  /^(?:v?\d{1,4}(?:\.(?:\d{1,4}|x)){1,3}|v\d{1,4}|next|latest|stable|nightly|canary)$/i

/** Names of a folder that has the newest version, as well as its number. */
export const ALIAS_NAME: RegExp = /^(?:latest|stable)$/i

/** A larger rank is newer. A path without a version, `latest` and `stable` are the newest. */
export function rankVersion(version: string): number {
  if (version === '' || ALIAS_NAME.test(version)) return Number.MAX_SAFE_INTEGER
  const numbers = version.match(/\d+/g)
  // An unreleased version has no number.
  if (!numbers) return -1
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number)
  return major * 1e8 + minor * 1e4 + patch
}

/** Whether a text of a page can be the name of a version: it becomes part of answers. */
export function isVersionName(text: string): boolean {
  return /^[\w.+-]{1,40}$/.test(text)
}
