import { BenchError, readMedian } from '../measure.ts'
import type { Stage } from './chromium.ts'
import type { Drawn } from './renderingPage.ts'
import type { Renderer } from './renderers.ts'

/** The text ends in the middle of something, which each renderer may read in its own way. */
const MAY_DIFFER = 2

export interface Course {
  readonly text: string
  readonly pieceLength: number
  /** Runs that are not counted, before those that are. */
  readonly warmUps: number
  readonly runs: number
}

/** Milliseconds, or bytes, of each renderer. */
export type Figures = ReadonlyMap<Renderer, number>

/**
 * The medians of runs in turn, so that a machine that is slower for a while is so for all.
 *
 * @throws {BenchError} if one draws another page than the first.
 */
export async function measureScript(
  stage: Stage,
  renderers: readonly Renderer[],
  { text, pieceLength, warmUps, runs }: Course,
): Promise<Figures> {
  const times = new Map<Renderer, number[]>(renderers.map((renderer) => [renderer, []]))
  let first: { renderer: Renderer; drawn: Drawn } | undefined
  for (let index = 0; index < warmUps + runs; index += 1) {
    for (const renderer of renderers) {
      const { ms, drawn } = await stage.render(renderer.name, text, pieceLength)
      first ??= { renderer, drawn }
      compareDrawn(renderer, drawn, first)
      if (index >= warmUps) times.get(renderer)?.push(ms)
    }
  }
  return new Map([...times].map(([renderer, all]) => [renderer, readMedian(all)]))
}

/** A renderer that draws less would be quicker for that alone. */
function compareDrawn(
  { name }: Renderer,
  drawn: Drawn,
  { renderer, drawn: expected }: { renderer: Renderer; drawn: Drawn },
): void {
  for (const kind of ['headings', 'items', 'cells', 'codeBlocks'] as const) {
    if (Math.abs(drawn[kind] - expected[kind]) <= MAY_DIFFER) continue
    throw new BenchError(
      `Cannot compare the renderers: ${name} drew ${drawn[kind]} ${kind}, and ${renderer.name} ${expected[kind]}.`,
    )
  }
}
