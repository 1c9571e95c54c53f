import { openFencedBoxes } from './fencedBoxes.ts'
import { openIndentedBoxes } from './indentedBoxes.ts'
import { isMdxPage } from './isMdxPage.ts'
import { openMdxBlocks } from './mdxBlocks.ts'
import { addPrograms } from './nameProgram.ts'
import { openDefinitions } from './openDefinitions.ts'
import { readLooseMarks } from './looseMarks.ts'
import { readWithParts } from './resolveParts.ts'
import type { ReadPart } from './resolveParts.ts'
import { dropTemplateTags } from './templateTags.ts'
import { writeNodes } from './writeElements.ts'

/**
 * Markdown or MDX of another tool as Markdown that says the same: components, boxes, shortcodes and HTML
 * become lists, tables and labels, and what only the build of that tool understands is left out. Code stays
 * as it is.
 *
 * @param text without front matter.
 * @param file its path in the folder.
 * @param readPart the text of another file in the folder, for pages that show it.
 */
export function plainMarkdown(text: string, file = '', readPart: ReadPart = readNothing): string {
  const opened = openIndentedBoxes(openDefinitions(openMdxBlocks(openFencedBoxes(text))))
  const nodes = readWithParts(opened, file, readPart)
  const written = writeNodes(addPrograms(nodes, text), isMdxPage(file, text))
  const plain = readLooseMarks(dropTemplateTags(written)).replace(/\n{3,}/g, '\n\n')
  return plain.replaceAll(ESCAPED_SHORTCODE, '{{$1$2$3}}')
}

// Hugo shows a shortcode with a comment in it, `{{</* note */>}}`, without the comment, also in code.
const ESCAPED_SHORTCODE = /\{\{([<%])\/\*([^{}]{0,500}?)\*\/([>%])\}\}/g

function readNothing(): undefined {}
