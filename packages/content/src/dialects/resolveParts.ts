import { splitFrontMatter } from '../frontMatter/frontMatter.ts'
import { findKind } from './elements.ts'
import type { ModuleLines } from './moduleLines.ts'
import type { Element, Node } from './nestElements.ts'
import { isMdxPage } from './isMdxPage.ts'
import { listPartPaths } from './partPaths.ts'
import { readElements } from './readElements.ts'
import { readLiteral } from './tags.ts'
import type { AttributeValue } from './tags.ts'

/** The text of another file in the same folder, by its path in the folder. */
export type ReadPart = (path: string) => string | undefined

/** Parts inside parts. */
const MAX_PART_DEPTH = 5
/** Characters of all parts of one page. */
const MAX_PARTS_LENGTH = 500_000

interface Scope extends Pick<ModuleLines, 'imports' | 'constants'> {
  readonly file: string
  readonly depth: number
  readonly readPart: ReadPart
  readonly budget: { left: number }
}

/** Reads a page, with the text of other files where the page shows them and the values of its expressions. */
export function readWithParts(text: string, file: string, readPart: ReadPart): readonly Node[] {
  const { nodes, imports, constants } = readElements(text, isMdxPage(file, text))
  const budget = { left: MAX_PARTS_LENGTH }
  return resolveNodes(nodes, { imports, constants, file, depth: 0, readPart, budget })
}

function resolveNodes(nodes: readonly Node[], scope: Scope): Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string' || node.type === 'raw') return node
    if (node.type === 'expression') return findValue(node.code, scope)
    return resolveElement(node, scope)
  })
}

function resolveElement(element: Element, scope: Scope): Element {
  const attributes = new Map(
    [...element.attributes].map(([name, value]): [string, AttributeValue] => [
      name,
      typeof value === 'object' ? (findName(value.code.trim(), scope) ?? value) : value,
    ]),
  )
  const children = resolveNodes(element.children, scope)
  const resolved = { ...element, attributes, children }
  const path = findPartPath(element, scope)
  if (path === undefined) return resolved
  return {
    ...resolved,
    name: 'fragment',
    children: [...readPartNodes(path, attributes, scope), ...children],
  }
}

/** The text that a name in the code of a page stands for, or the address of its picture. */
function findName(name: string, { constants, imports }: Scope): string | undefined {
  const path = imports.get(name)
  return constants.get(name) ?? (path !== undefined && PICTURE.test(path) ? path : undefined)
}

/** The file whose text an element means, as it is written on the page. */
function findPartPath(
  { name, written, values, attributes }: Element,
  scope: Scope,
): string | undefined {
  if (findKind(name) === 'include') {
    const given =
      values[0] ?? attributes.get('file') ?? attributes.get('src') ?? attributes.get('path')
    if (typeof given === 'string') return given
  }
  const path = scope.imports.get(written)
  return path !== undefined && MARKDOWN.test(path) ? path : undefined
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i
const MARKDOWN = /\.(?:md|mdx|markdown)$/i

function readPartNodes(
  path: string,
  attributes: ReadonlyMap<string, AttributeValue>,
  scope: Scope,
): Node[] {
  if (scope.depth >= MAX_PART_DEPTH || scope.budget.left <= 0) return []
  for (const candidate of listPartPaths(path, scope.file)) {
    const text = scope.readPart(candidate.path)
    if (text === undefined) continue
    const part = candidate.cut(splitFrontMatter(text).body)
    scope.budget.left -= part.length
    if (scope.budget.left < 0) return []
    const { nodes, imports, constants } = readElements(part, isMdxPage(candidate.path, part))
    for (const [name, value] of attributes)
      if (typeof value === 'string') constants.set(name, value).set(`props.${name}`, value)
    const { readPart, budget } = scope
    const inner = {
      imports,
      constants,
      file: candidate.path,
      depth: scope.depth + 1,
      readPart,
      budget,
    }
    return resolveNodes(nodes, inner)
  }
  return []
}

/** An expression that says nothing without its build is left out. */
function findValue(code: string, { constants }: Scope): string {
  return readLiteral(code) ?? constants.get(code) ?? ''
}
