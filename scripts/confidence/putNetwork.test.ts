import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeEvidence, MORE_ANSWERED } from '../../packages/answers/src/refusal/network.ts'
import type { Network } from '../../packages/answers/src/refusal/networkWeights.ts'
import { ROOT } from '../command.ts'
import { fitNetwork, judgeByNetwork } from './fitNetwork.ts'
import { putNetwork, toNetwork } from './putNetwork.ts'
import { createJudgedQuestions } from './testing.ts'

const questions = createJudgedQuestions(['east'], 60)
const fitted = fitNetwork(questions, { rounds: 5, batch: 16, top: 0.02 })

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-network-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Weights {
  readonly NETWORK: Network
}

/** The module that `--write` would leave. */
async function writeWeights(name: string, source: string): Promise<Weights> {
  const file = join(folder, name)
  writeFileSync(file, putNetwork(source, toNetwork(fitted)))
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Weights
}

const SOURCE = `// The header.

export interface NetworkPart {
  readonly bias: number
}

/** Its comment. */
export const NETWORK: Network = {
  section: { bias: 0 },
}
`

describe('putNetwork', () => {
  it('writes a file that is read as the same network', async () => {
    const { NETWORK } = await writeWeights('same.ts', SOURCE)
    expect(NETWORK).toEqual(toNetwork(fitted))
    expect(NETWORK.section.hidden).toHaveLength(16)
    expect(NETWORK.section.hidden[0]?.weights).toHaveLength(3)
    expect(NETWORK.question.output).toHaveLength(8)
  })

  it('keeps everything above the network, and replaces it if it is put twice', () => {
    const once = putNetwork(SOURCE, toNetwork(fitted))
    expect(once.startsWith(SOURCE.slice(0, SOURCE.indexOf('{\n  section')))).toBe(true)
    expect(putNetwork(once, toNetwork(fitted))).toBe(once)
  })

  it('puts a network into the file that we ship', () => {
    const file = join(ROOT, 'packages/answers/src/refusal/networkWeights.ts')
    expect(putNetwork(readFileSync(file, 'utf8'), toNetwork(fitted))).toContain(
      'export type Network =',
    )
  })

  it('refuses a file without a network', () => {
    expect(() => putNetwork('export const OTHER = 1', toNetwork(fitted))).toThrow('no "export')
  })
})

describe('toNetwork', () => {
  it('is judged by the site as by the fit, except for the rounding', () => {
    const network = toNetwork(fitted)
    for (const { evidence } of questions) {
      const odds = judgeByNetwork(fitted, evidence)
      expect(judgeEvidence(evidence, network)).toBeCloseTo(
        1 / (1 + Math.exp(-odds - MORE_ANSWERED)),
        2,
      )
    }
  })
})
