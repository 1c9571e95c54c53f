import type { Tree } from '../../search/tree.ts'

/** Makes elements of a part of a page. Every text becomes a text, and no HTML. */
export function createNodes(trees: readonly Tree[]): (Node | string)[] {
  return trees.map((tree) => {
    if (typeof tree === 'string') return tree
    const element = document.createElement(tree.tag)
    for (const [name, value] of Object.entries(tree.attributes)) element.setAttribute(name, value)
    element.append(...createNodes(tree.children))
    return element
  })
}
