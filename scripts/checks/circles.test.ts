import { describe, expect, it } from 'vitest'
import { checkCircles, findCircles } from './circles.ts'

const graphOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports))

describe('findCircles', () => {
  it('finds two files that import each other, and says which', () => {
    const graph = graphOf({ a: ['b'], b: ['c', 'a'], c: [] })
    expect(findCircles(graph)).toEqual([['a', 'b', 'a']])
  })

  it('finds a longer circle that begins behind other files', () => {
    const graph = graphOf({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] })
    expect(findCircles(graph)).toEqual([['a', 'b', 'c', 'a']])
  })

  it('lets two files import the same third, and packages from elsewhere', () => {
    const graph = graphOf({ a: ['b', 'c'], b: ['d', 'react'], c: ['d'], d: [] })
    expect(findCircles(graph)).toEqual([])
  })

  it('finds a file that imports itself', () => {
    expect(findCircles(graphOf({ a: ['a'] }))).toEqual([['a', 'a']])
  })
})

it('finds none in the repository', async () => {
  expect(await checkCircles()).toEqual([])
})
