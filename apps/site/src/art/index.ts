import { AnswerDrawing } from './Answer.tsx'
import type { Art } from './Drawing.tsx'
import { Plan } from './Plan.tsx'
import { Gallery, Lines, PanelDrawing, Passages, Terminal } from './products.tsx'
import { Cuts, Doorway, Ledger, Sheet, Waiting, Weights } from './scenes.tsx'

/** The drawings that an author can name: `art: panel` above a text, `art:panel` within it. */
const PICTURES: ReadonlyMap<string, Art> = new Map(
  Object.entries({
    answer: AnswerDrawing,
    plan: Plan,
    gallery: Gallery,
    panel: PanelDrawing,
    passages: Passages,
    lines: Lines,
    terminal: Terminal,
    waiting: Waiting,
    cuts: Cuts,
    sheet: Sheet,
    ledger: Ledger,
    weights: Weights,
    doorway: Doorway,
  }),
)

export function findArt(name: string): Art | undefined {
  return PICTURES.get(name)
}
