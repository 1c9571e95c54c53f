/** Has the browser fetch files, and compare each with its hash, before any of them is imported. */
export type Verify = (files: readonly string[]) => Promise<unknown>

let verify: Verify = () => Promise.resolve()

/** From now on, imports on demand are verified first, with the tag's hashes. */
export function verifyWith(given: Verify): void {
  verify = given
}

/** The call that the build puts before each import on demand: see `verifiedImports` in embed.ts. */
export async function importAfter<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await verify(files)
  return load()
}
