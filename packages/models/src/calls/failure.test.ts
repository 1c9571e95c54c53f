import { describe, expect, it } from 'vitest'
import { ModelFailure } from './failure.ts'

describe('a failed call', () => {
  it.each([408, 409, 429, 500, 502, 503, 504, 529])('is tried again after %i', (status) => {
    expect(new ModelFailure('http', status).isPassing).toBe(true)
  })

  it.each([400, 401, 403, 404, 413, 422])('is never tried again after %i', (status) => {
    expect(new ModelFailure('http', status).isPassing).toBe(false)
  })

  it('is tried again if the network failed', () => {
    expect(new ModelFailure('network').isPassing).toBe(true)
    expect(new ModelFailure('connect').isPassing).toBe(true)
    expect(new ModelFailure('cut').isPassing).toBe(true)
  })
})
