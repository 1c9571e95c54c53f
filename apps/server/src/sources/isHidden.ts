/**
 * Whether a path below a folder of built pages has a name that no page has: `..`, or that of a tool, such as the `.git` of
 * a branch with the pages, or a `.env`.
 */
export function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') && name !== '.well-known')
}
