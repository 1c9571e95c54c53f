import { scorePart } from '../../scorePart.ts'
import { KEEP_NETWORK } from './keepNetwork.ts'
import { createKeepReader, type SignedSection } from './keepSigns.ts'

/** The logarithm of the odds of a unit that was not read closely. */
const UNREAD = -12

/**
 * For each unit of a section, the logarithm of the odds that it belongs to the answer. Undefined for a question that word
 * vectors were not compared with, because the network was fitted with them.
 */
export function judgeKeeping(section: SignedSection, text: string): number[] | undefined {
  const { likeness, passage } = section.hit
  if (likeness === undefined) return undefined
  const read = createKeepReader(text, section)
  return passage.units.map((_, place) => {
    const inputs = read(place)
    return inputs === undefined ? UNREAD : scorePart(KEEP_NETWORK, inputs)
  })
}
