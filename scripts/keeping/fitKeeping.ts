import { createRandom, type Random } from '../../bench/search/random.ts'
import type { NetworkPart } from '../../packages/answers/src/scorePart.ts'
import { createAdam } from '../adam.ts'
import { addSlopes, findOutput, scoreRow, type Layers } from '../confidence/layers.ts'
import { measureScale, scaleRows, type Scale } from '../confidence/scales.ts'
import { readStepSize } from '../confidence/stepSize.ts'
import { drawWeights, shrinkWeights } from '../confidence/weights.ts'
import type { KeepExample } from './examples.ts'

export interface KeepSchedule {
  /** How often all units are read. */
  readonly rounds: number
  /** The hidden units of each fit. */
  readonly hidden: number
  /** Each fit starts from random weights, so the mean of several is better than one. */
  readonly fits: number
}

const SCHEDULE: KeepSchedule = { rounds: 30, hidden: 16, fits: 3 }
/** About this many units are read between two steps. */
const BATCH = 512
const TOP = 0.003
/** How fast the weights fade. */
const DECAY = 0.2
/** The share of the inputs that are left out at random, so that the fit relies on none of them. */
const LEFT_OUT = 0.2

/**
 * Fits the network that says which units belong to an answer. The same examples always give the same network.
 *
 * @throws {Error} if there are no examples.
 */
export function fitKeeping(
  examples: readonly KeepExample[],
  schedule: KeepSchedule = SCHEDULE,
): NetworkPart {
  if (examples.length === 0) throw new Error('Cannot fit a network: there are no examples.')
  const rows = examples.flatMap((example) => example.rows.map((row) => Array.from(row)))
  const targets = examples.flatMap((example) => example.targets)
  const scale = measureScale(rows)
  const inputs = scaleRows(rows, scale)
  const fits = Array.from({ length: schedule.fits }, (_, seed) =>
    fitOnce(inputs, targets, scale, schedule, createRandom(seed + 1)),
  )
  return joinFits(fits, scale)
}

interface Fit {
  readonly layers: Layers
  readonly weights: Float64Array
}

function fitOnce(
  inputs: Float64Array,
  targets: readonly number[],
  scale: Scale,
  { rounds, hidden }: KeepSchedule,
  random: Random,
): Fit {
  const width = scale.means.length
  const layers = { inputs: width, units: hidden, from: 0 }
  const weights = Float64Array.from(drawWeights(layers, scale, random))
  const adam = createAdam(weights, weights.length)
  const active = new Float64Array(hidden)
  const row = new Float64Array(width)
  const order = targets.map((_, number) => number)
  const batches = Math.max(1, Math.round(order.length / BATCH))
  const cutAt = (batch: number): number => Math.round((batch * order.length) / batches)
  const steps = rounds * batches
  for (let step = 0; step < steps; step++) {
    if (step % batches === 0) shuffle(order, random)
    const from = cutAt(step % batches)
    const end = cutAt((step % batches) + 1)
    const slopes = adam.slopeOf(0)
    for (let at = from; at < end; at++) {
      const number = order[at] ?? 0
      leaveOut(inputs, number * width, row, random)
      const score = scoreRow(layers, weights, row, 0, active)
      const slope = (toProbability(score) - (targets[number] ?? 0)) / (end - from)
      addSlopes(layers, weights, row, 0, active, slope, slopes)
    }
    const size = readStepSize(step, steps, TOP)
    shrinkWeights(weights, size * DECAY)
    adam.step(size)
  }
  return { layers, weights }
}

/** Copies a row without some of its inputs. The others are raised, so that their sum stays about the same. */
function leaveOut(inputs: Float64Array, at: number, row: Float64Array, random: Random): void {
  for (let place = 0; place < row.length; place++) {
    row[place] = random.happens(LEFT_OUT) ? 0 : (inputs[at + place] ?? 0) / (1 - LEFT_OUT)
  }
}

/** The mean of several fits: all their hidden units, each with its share. */
function joinFits(fits: readonly Fit[], { means, spreads }: Scale): NetworkPart {
  const share = 1 / fits.length
  const hidden = fits.flatMap(({ layers: { inputs, units }, weights }) =>
    Array.from({ length: units }, (_, unit) => {
      const base = unit * (inputs + 1)
      return {
        weights: [...weights.subarray(base, base + inputs)],
        bias: weights[base + inputs] ?? 0,
      }
    }),
  )
  const outputs = fits.map(({ layers, weights }) => {
    const from = findOutput(layers)
    return [...weights.subarray(from, from + layers.units + 1)]
  })
  return {
    means: [...means],
    spreads: [...spreads],
    hidden,
    output: outputs.flatMap((output) => output.slice(0, -1).map((weight) => weight * share)),
    bias: outputs.reduce((sum, output) => sum + (output.at(-1) ?? 0) * share, 0),
  }
}

function shuffle(order: number[], random: Random): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.between(0, last)
    const [a = 0, b = 0] = [order[last], order[other]]
    order[last] = b
    order[other] = a
  }
}

function toProbability(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
