import type { Verify } from './verified.ts'

/**
 * Compares the files next to a tag's script with their hashes, so that a tag with an integrity vouches
 * for all later files. A browser imports the same module that it preloaded; one that does not preload
 * imports the file unchecked.
 */
export function createVerify(
  tag: HTMLScriptElement,
  integrities: Readonly<Record<string, string>>,
): Verify {
  return (files) =>
    Promise.all(
      files.map(async (file) => {
        const integrity = integrities[file]
        if (integrity !== undefined) await preload(tag, new URL(file, tag.src).href, integrity)
      }),
    )
}

async function preload(tag: HTMLScriptElement, address: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return
  link.rel = 'modulepreload'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  // The page's content policy may know the script only by it.
  link.nonce = tag.nonce
  link.href = address
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => {
        reject(new Error(`Cannot load ${address}: it does not match its hash.`))
      })
      // The chat's own root keeps it out of the page's head, and takes it along when it goes.
      const root = document.querySelector('docent-chat')?.shadowRoot ?? document.head
      root.append(link)
    })
  } finally {
    link.remove()
  }
}
