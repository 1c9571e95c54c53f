import type { Tree } from '../../search/tree.ts'

/** Turns a part of a page into elements. Text stays text, and never becomes HTML. */
export function createNodes(trees: readonly Tree[]): (Node | string)[] {
  return trees.map((tree) => {
    if (typeof tree === 'string') return tree
    const element = document.createElement(tree.tag)
    for (const [name, value] of Object.entries(tree.attributes)) element.setAttribute(name, value)
    element.append(...createNodes(tree.children))
    return element
  })
}
