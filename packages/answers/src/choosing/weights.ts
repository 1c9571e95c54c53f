import type { SectionSigns } from './sectionSigns.ts'
import type { UnitSigns } from './unitSigns.ts'

// These weights are fitted: docs/retrieval.md says on which questions, and how they were checked.

/** The weight of each sign of a unit. */
export const UNIT_WEIGHTS: Readonly<Record<keyof UnitSigns, number>> = {
  share: 0.15,
  withHeadings: 1.67,
  beyondHeadings: 1.46,
  related: 0.43,
  heaviest: 0,
  density: 3.69,
  before: 1.24,
  after: 0.41,
  first: 0,
  second: 0,
  depth: -0.34,
  item: 0,
  step: -0.29,
  code: -1,
  row: -1,
  length: 0.95,
  short: 0,
  pointer: 0,
  leans: -0.33,
  leadsIn: 0,
  question: -2.15,
  fresh: 0.4,
  number: 0.17,
  modal: 0,
  numberAsked: 1.16,
  measureAsked: 2.23,
  limitAsked: 2.1,
  freshNameAsked: 1.11,
  freshHowAsked: 0.8,
  modalAsked: 1.24,
  repairAsked: 0.47,
  // Set by hand: the fit had too few solutions with a label.
  solvesAsked: 1.5,
  reasonAsked: 2.23,
  definesAsked: 0,
  actsAsked: 0.74,
  stepAsked: 0.79,
  codeAsked: 1.05,
  rowAsked: 0.72,
  locatesAsked: 0.46,
  contrastsAsked: 0.46,
  // Set by hand: few questions of the fit name what a reference lists.
  named: 3,
  // Set by hand: the pages of the fit had no such lines. The description below one answers.
  typed: -4,
  // Set by hand: the fit had no sign for the language of code. Data shows a sentence, and says little alone.
  output: -2,
}

/** The weight that each sign of a section adds to all of its units. */
export const SECTION_WEIGHTS: Readonly<Record<keyof SectionSigns, number>> = {
  passage: 2.5,
  page: 0.8,
  coverage: 1.63,
  window: 0,
  pairs: 0.01,
  title: 0.2,
  heading: 0,
  sectionLength: -0.66,
  collection: 0.4,
  dated: -1.94,
  near: 0,
  quoted: 0,
  gap: 2.5,
  rank: -1.76,
  headingShare: 0,
  titleShare: 1.17,
  aboveShare: 1.43,
  headingWhole: 0,
  headingForeign: 0,
  titleForeign: -0.4,
  missing: -1.05,
  missingHeaviest: 0,
  opening: -0.66,
  vague: 0,
  firstOfPage: 0,
  pageMates: 0,
  partMates: 0.49,
  partNamed: 0.41,
  deep: -0.33,
  stepsAsked: 0,
  codeInSection: 0.11,
  rowsAsked: 0,
  openingDefines: 0,
  // Set by hand: the fit had few references, and there the named section has the answer.
  headingNamed: 3,
  // Set by hand: links to other pages say that the answer is there. The fit had few sections of links.
  linksOn: -4,
  // Set by hand: a section without any amount cannot say how many. The fit only knew numbers in a unit.
  unnumbered: -1,
}
