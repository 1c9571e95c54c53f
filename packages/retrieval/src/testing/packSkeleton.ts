import { SkeletonWriter } from '../words/skeleton.ts'

/** A skeleton as a file holds it, of parts in the numbers of their terms. */
export function packSkeleton(parts: readonly (readonly number[])[]): Uint8Array {
  const writer = new SkeletonWriter()
  for (const part of parts) {
    for (const number of part) writer.push(number)
    writer.endPart()
  }
  return new Uint8Array(writer.take().buffer)
}
