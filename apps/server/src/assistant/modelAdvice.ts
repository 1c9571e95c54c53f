import type { ModelChoice, Probe } from '@docent/models'

type Failure = NonNullable<Probe['failure']>

/** Advice for an owner about a model that did not answer. */
export function adviseOn(
  { kind, status }: Failure,
  { provider, id, url, hasTools }: ModelChoice,
): string {
  const place = url ?? provider
  switch (kind) {
    case 'connect':
    case 'network':
      return `${place} cannot be reached. Check that it is running, that the address is right, and that this machine may connect.`
    case 'slow':
      return 'No token arrived in time. Use a smaller model. A local model may still be loading: try again.'
    case 'empty':
      return 'The answer was empty. A reasoning model needs more tokens: raise limits.modelTokens.'
    case 'http':
      return adviseOnStatus(status ?? 0, place, id, hasTools === true)
    default:
      return `${place} sent an incomplete response. Check that it is the address of the API, including its version (/v1).`
  }
}

function adviseOnStatus(status: number, place: string, id: string, hasTools: boolean): string {
  if (status === 401 || status === 403)
    return 'The provider rejected the key. Set DOCENT_MODEL_KEY to a valid one.'
  if (status === 404) return `${place} has no model "${id}". Check the exact name.`
  if (status === 429)
    return 'Too many requests, or no credit left. Check your account with the provider.'
  if (status === 400 && hasTools) {
    return 'The server refused the request. Many local models cannot call tools: set tools: false for this model.'
  }
  if (status >= 500) return 'The provider has an internal error. Try again later.'
  return 'The server refused the request. Check that its address leads to the API, including the version (/v1).'
}
