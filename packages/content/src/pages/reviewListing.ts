import type { Listing } from './folder.node.ts'
import type { Problem } from '../types.ts'

/** Reports links that are not followed, and files that are nearly pages. */
export function reviewListing(
  { files, outside, broken }: Listing,
  isPage: (file: string) => boolean,
): Problem[] {
  const nearly = files.filter((file) => NEARLY_MARKDOWN.test(file) && !isPage(file))
  return [
    ...outside.map(reportOutside),
    ...broken.map(reportBroken),
    ...nearly.map(reportNearlyMarkdown),
  ]
}

function reportOutside(file: string): Problem {
  const message =
    'The symbolic link leads out of the content folder, so Docent does not follow it: use a copy instead.'
  return { severity: 'error', file, line: 0, message }
}

/** A warning only: a picture that no page shows may be missing. */
function reportBroken(file: string): Problem {
  const message =
    'The symbolic link leads nowhere, so Docent leaves it out: correct its target, or remove it.'
  return { severity: 'warning', file, line: 0, message }
}

/** Files of pages by the names of other tools. */
const NEARLY_MARKDOWN = /\.(?:mdx|mdown|mkd|rst|adoc|docx?)$/i

function reportNearlyMarkdown(file: string): Problem {
  const message = 'The file is not a page: the name of a page ends in .md or .markdown.'
  return { severity: 'warning', file, line: 0, message }
}
