import { describe, expect, it } from 'vitest'
import { contrast, readPair } from './colour.ts'
import { deriveNeutrals, SHIPPED_NEUTRALS } from './neutral.ts'
import { fromOklch, toOklch } from './oklch.ts'

describe('deriveNeutrals', () => {
  // Screens have 256 steps for each part, so a contrast moves by a little.
  it.each(['#64748b', '#ff0000', '#777777', '#000000', 'light-dark(#123456, #fedcba)'])(
    'keeps the contrasts of the shipped greys in the tint of %s',
    (neutral) => {
      const derived = deriveNeutrals(neutral) ?? {}
      for (const name of ['text', 'muted', 'control']) {
        for (const ground of ['bg', 'surface', 'sunken']) {
          for (const [at, side] of (['light', 'dark'] as const).entries()) {
            const shipped = contrast(
              read(SHIPPED_NEUTRALS[name]?.[at])[side],
              read(SHIPPED_NEUTRALS[ground]?.[at])[side],
            )
            const own = contrast(read(derived[name])[side], read(derived[ground])[side])
            expect(Math.abs(own - shipped) / shipped).toBeLessThan(0.03)
          }
        }
      }
    },
  )

  it('has the hue of the colour, and no hue for a grey', () => {
    const { muted = '' } = deriveNeutrals('#64748b') ?? {}
    expect(toOklch(read(muted).light).hue).toBeCloseTo(toOklch(read('#64748b').light).hue, 1)
    const [r, g, b] = read(deriveNeutrals('#777')?.['muted']).light
    expect([r, g]).toEqual([g, b])
  })

  it('has nothing to say of a colour that only a browser can compute', () => {
    expect(deriveNeutrals('lab(50% 20 20)')).toBeUndefined()
  })
})

it('comes back to the same colour', () => {
  for (const colour of ['#b23a1e', '#000000', '#ffffff', '#12ab9f']) {
    expect(fromOklch(toOklch(read(colour).light))).toEqual(read(colour).light)
  }
})

function read(value = ''): NonNullable<ReturnType<typeof readPair>> {
  const pair = readPair(value)
  if (pair === undefined) throw new Error(`No colours: ${value}`)
  return pair
}
