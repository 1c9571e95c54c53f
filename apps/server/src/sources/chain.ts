/** The items of all lists, one list after another. */
export function* chain<Item>(...lists: readonly Iterable<Item>[]): Generator<Item> {
  for (const list of lists) yield* list
}
