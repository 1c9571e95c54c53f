import { SkeletonWriter } from '../words/skeleton.ts'

/** Packs parts, given as term numbers, into a skeleton as a file stores it. */
export function packSkeleton(parts: readonly (readonly number[])[]): Uint8Array {
  const writer = new SkeletonWriter()
  for (const part of parts) {
    for (const number of part) writer.push(number)
    writer.endPart()
  }
  return new Uint8Array(writer.take().buffer)
}
