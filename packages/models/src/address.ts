const PRIVATE =
  /^(?:localhost|.*\.localhost|.*\.local|.*\.internal|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[::1\]|\[f[cd][\da-f]{2}:.*\]|\[fe80:.*\])$/

/**
 * Whether an address is on this machine or in a private network. Models there may have to be loaded
 * first. A host name without a dot is in a private network too.
 */
export function isNear(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return PRIVATE.test(hostname) || /^[a-z\d-]+$/i.test(hostname)
}
