// Renders one long reply as it arrives, piece by piece, in a real browser, with the widget's Markdown
// component and with other renderers for chats in React.

import { installPeers } from './installPeers.ts'
import { printTable, requireRatio } from './measure.ts'
import type { BenchRun, Figures as Published } from './measure.ts'
import { bundlePage, weighRenderer } from './rendering/bundle.ts'
import { openStage } from './rendering/chromium.ts'
import { measureScript } from './rendering/measureScript.ts'
import type { Figures } from './rendering/measureScript.ts'
import {
  BY_BLOCK,
  MARKDOWN_TO_JSX,
  OURS,
  REACT_MARKDOWN,
  STREAMDOWN,
} from './rendering/renderers.ts'
import type { Renderer } from './rendering/renderers.ts'
import { createMarkdownReply } from './rendering/reply.ts'

const LENGTH = 12_000
const PIECE_LENGTH = 20
/** How many times longer the reply is with which growth is shown. */
const GROWTH = 10

const RUNS = { warmUps: 1, runs: 5 }
/** With a slow processor react-markdown alone takes half a minute for three runs. */
const SLOW_RUNS = { warmUps: 0, runs: 3 }
const SHORT_RUNS = { warmUps: 0, runs: 1 }
const SHORT_PIECE_LENGTH = 400
/** Lighthouse's slowdown of a desktop to the speed of a mid-range phone. */
const SLOW = 4

/** The minimum ratio of each renderer's script time to ours. The measured ratio is far above. */
const LEAST: ReadonlyMap<Renderer, number> = new Map([
  [REACT_MARKDOWN, 10],
  [BY_BLOCK, 3],
  [STREAMDOWN, 3],
  [MARKDOWN_TO_JSX, 1.5],
])
const ALL: readonly Renderer[] = [OURS, ...LEAST.keys()]

/**
 * Ten times the text takes 10 times the script time if it grows in proportion, and 100 times if each
 * piece is parsed from the start.
 */
const MOST_GROWTH = 25

/** Prints the table; called by `npm run bench`. */
export async function benchRendering({ isShort }: BenchRun): Promise<Published> {
  await installPeers()
  const stage = await openStage(await bundlePage(ALL))
  try {
    const pieceLength = isShort ? SHORT_PIECE_LENGTH : PIECE_LENGTH
    const runs = isShort ? SHORT_RUNS : RUNS
    const short = { text: await createMarkdownReply(LENGTH), pieceLength }
    const long = { text: await createMarkdownReply(LENGTH * GROWTH), pieceLength }
    console.log(
      `  Chromium ${stage.version}; ${formatCount(LENGTH)} characters in pieces of ${pieceLength}; takes minutes`,
    )

    const script = await measureScript(stage, ALL, { ...short, ...runs })
    const longScript = await measureScript(stage, [OURS], { ...long, ...runs })
    await stage.slowDown(SLOW)
    const slow = await measureScript(stage, ALL, {
      ...short,
      ...(isShort ? SHORT_RUNS : SLOW_RUNS),
    })
    const sizes = await weighAll()
    printFigures(script, slow, sizes)
    if (!isShort) requireRatios(script, longScript)
    return nameFigures({ script, slow, sizes, longScript })
  } finally {
    await stage.close()
  }
}

interface Measured {
  readonly script: Figures
  readonly slow: Figures
  readonly sizes: Figures
  readonly longScript: Figures
}

function nameFigures({ script, slow, sizes, longScript }: Measured): Published {
  const named = ALL.flatMap((renderer): [string, number][] => [
    [`${renderer.key}.script.ms`, readFigure(script, renderer)],
    [`${renderer.key}.slow.ms`, readFigure(slow, renderer)],
    [`${renderer.key}.bytes`, readFigure(sizes, renderer)],
  ])
  return { ...Object.fromEntries(named), 'docent.long.ms': readFigure(longScript, OURS) }
}

function printFigures(script: Figures, slow: Figures, sizes: Figures): void {
  printTable(
    ['renderer', 'script', 'ratio', `${SLOW} times slower`, 'ratio', 'gzip without React', 'ratio'],
    ALL.map((renderer) => [
      renderer.name,
      `${readFigure(script, renderer).toFixed(0)} ms`,
      formatRatio(script, renderer),
      `${readFigure(slow, renderer).toFixed(0)} ms`,
      formatRatio(slow, renderer),
      `${(readFigure(sizes, renderer) / 1024).toFixed(1)} KB`,
      formatRatio(sizes, renderer),
    ]),
  )
}

function requireRatios(script: Figures, longScript: Figures): void {
  const growth = readFigure(longScript, OURS) / readFigure(script, OURS)
  console.log(
    `  ${OURS.name} with ${formatCount(LENGTH * GROWTH)} characters: ` +
      `${readFigure(longScript, OURS).toFixed(0)} ms, ${growth.toFixed(1)} times as much`,
  )
  for (const [peer, least] of LEAST) {
    requireRatio(`Script of ${peer.name} over ours`, divideByOurs(script, peer), { least })
  }
  requireRatio(`Script of ours for ${GROWTH} times the text`, growth, { most: MOST_GROWTH })
}

async function weighAll(): Promise<Figures> {
  const sizes = new Map<Renderer, number>()
  for (const renderer of ALL) sizes.set(renderer, await weighRenderer(renderer))
  return sizes
}

function formatRatio(figures: Figures, renderer: Renderer): string {
  return renderer === OURS ? '' : `${divideByOurs(figures, renderer).toFixed(1)} times`
}

function divideByOurs(figures: Figures, renderer: Renderer): number {
  return readFigure(figures, renderer) / readFigure(figures, OURS)
}

function readFigure(figures: Figures, renderer: Renderer): number {
  return figures.get(renderer) ?? Number.NaN
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
