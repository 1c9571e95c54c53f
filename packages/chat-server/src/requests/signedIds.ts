import { toBase64Url } from '@docent/protocol/api'

/** Ids that clients send back: the signature shows which of them are ours. */
export interface SignedIds {
  /** The id in a token; undefined for anything that we did not sign for this purpose. */
  read(token: string | null): Promise<string | undefined>
  write(id: string): Promise<string>
}

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

/**
 * @param secret At least 32 bytes that only this site's servers know.
 * @param purpose The purpose of the ids: a token for one purpose is invalid for another.
 */
export async function createSignedIds(
  secret: Uint8Array<ArrayBuffer>,
  purpose: string,
): Promise<SignedIds> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify'])
  const message = (id: string) => new TextEncoder().encode(`${purpose} ${id}`)
  return {
    async read(token) {
      const [, id, signature] = TOKEN.exec(token ?? '') ?? []
      if (id === undefined || signature === undefined) return undefined
      const isOurs = await crypto.subtle.verify('HMAC', key, fromBase64Url(signature), message(id))
      return isOurs ? id : undefined
    },
    async write(id) {
      const signature = await crypto.subtle.sign('HMAC', key, message(id))
      return `${id}.${toBase64Url(new Uint8Array(signature))}`
    },
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
