import { describe, expect, it } from 'vitest'
import { measureWordSupport } from './support.ts'
import { createTinySite } from './testing/builders.ts'

const site = createTinySite({
  '/fern': 'water the boston fern twice every week',
  '/pot': 'put the fern into larger pots',
})

describe('measureSupport', () => {
  it.each([
    ['Water the Boston fern twice every week. [1]', ['/fern'], 1],
    ['Water the fern twice every week.\nWater the cactus once every long month.', ['/fern'], 0.5],
    ['Put the fern twice into larger pots every week.', ['/fern', '/pot'], 1],
    ['Put the fern twice into larger pots every week.', ['/fern'], 0],
    ['Water the [Boston fern](/products/boston-fern/watering) twice every week.', ['/fern'], 1],
    // Of seven words one may be foreign, of six not: 6/7 is more than 0.85, 5/6 is less.
    ['Water the Boston fern twice every Monday.', ['/fern'], 1],
    ['Water the fern twice every Monday.', ['/fern'], 0],
  ])('of %j compared with %j is %d', (text, pages, share) => {
    expect(measureWordSupport(text, pages, site)).toBe(share)
  })

  it('is unknown if there is nothing to judge', () => {
    expect(measureWordSupport('Twice a week.', ['/fern'], site)).toBeUndefined()
    expect(measureWordSupport('Water the fern twice every week.', ['/gone'], site)).toBeUndefined()
  })
})
