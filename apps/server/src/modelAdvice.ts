import type { ModelChoice, Probe } from '@docent/models'

type Failure = NonNullable<Probe['failure']>

/** What an owner can do about a model that did not answer. */
export function adviseOn(
  { kind, status }: Failure,
  { provider, id, url, hasTools }: ModelChoice,
): string {
  const place = url ?? provider
  switch (kind) {
    case 'connect':
    case 'network':
      return `${place} cannot be reached: is it running, is the address right, may this machine call it?`
    case 'slow':
      return 'No token came in time: a smaller model is quicker; a local one may have to be loaded first, then ask again.'
    case 'empty':
      return 'It answered without a word: a model that thinks before it writes needs more tokens, limits.modelTokens.'
    case 'http':
      return adviseOnStatus(status ?? 0, place, id, hasTools === true)
    default:
      return `What ${place} sent could not be read to its end: is the address that of the API, its version (/v1) included?`
  }
}

function adviseOnStatus(status: number, place: string, id: string, hasTools: boolean): string {
  if (status === 401 || status === 403) return 'The key was refused: set DOCENT_MODEL_KEY anew.'
  if (status === 404) return `${place} knows no model "${id}": look up its exact name.`
  if (status === 429) return 'It has too many requests, or no credit: look at your account with it.'
  if (status === 400 && hasTools) {
    return 'It refused the request. Many local models cannot call tools: set tools: false beside the model.'
  }
  if (status >= 500) return 'It failed by itself: try again in a while.'
  return 'It refused the request: is the address that of the API, its version (/v1) included?'
}
