import { expect, it } from 'vitest'
import { tellFixed } from './tellFixed.ts'

it('says once that the work succeeds again', async () => {
  const said: string[] = []
  let fault: string | undefined
  const work = tellFixed(
    async () => {
      if (fault !== undefined) throw new Error(fault)
    },
    (line) => said.push(line),
  )
  await work()
  fault = 'a page is broken'
  await expect(work()).rejects.toThrow(fault)
  await expect(work()).rejects.toThrow(fault)
  expect(said).toEqual([])
  fault = undefined
  await work()
  await work()
  expect(said).toEqual(['That is fixed: the site shows your changes again.'])
})
