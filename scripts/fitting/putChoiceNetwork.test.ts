import { expect, it } from 'vitest'
import { putChoiceNetwork } from './putChoiceNetwork.ts'

const network = {
  means: [0.123456],
  spreads: [1],
  hidden: [{ weights: [-0.00001], bias: 2 }],
  output: [0.5],
}

it('replaces the numbers, rounded, and keeps what is above them', () => {
  const source = '// Fitted.\n\nexport const CHOICE_NETWORK: ChoiceNetwork = { means: [] }\n'
  const written = putChoiceNetwork(source, network)
  expect(written).toMatch(/^\/\/ Fitted\.\n\nexport const CHOICE_NETWORK: ChoiceNetwork = \{/)
  expect(written.replaceAll(/\s/g, '')).toContain(
    'means:[0.123],spreads:[1],hidden:[{weights:[-0.00001],bias:2}],output:[0.5]',
  )
})

it('says so if the file has no network', () => {
  expect(() => putChoiceNetwork('export const OTHER = 1', network)).toThrow('CHOICE_NETWORK')
})
