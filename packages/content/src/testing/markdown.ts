import fc from 'fast-check'

const PIECES = [
  ['word', 'two words ', ' ', '\n', '\n\n', '    ', '\t', '- ', '* ', '1. ', '> ', '# ', '## '],
  ['```\n', '~~~\n', '| a | b |\n|---|---|\n', '| [x](/y) | z |\n', '---\n', '===\n'],
  ['[a](/b)', '[a\nb](/c)', '![i](/d.png)', '[e][r]', '[r]', '\n[r]: /f\n', '<https://g.example>'],
  ['[^n]', '\n[^n]: note [x](/h)\n', '<div>\n', '</div>\n', '<!-- ', '-->', '`', '*', '**', '_'],
  ['\\', '&amp;', '- [ ] ', '~~', '🚀', '[', ']', '(', ')'],
].flat()

/** Markdown as a careless cat would type it: every construct, in every wrong place. */
export const anyMarkdown: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 40 })
  .map((pieces) => pieces.join(''))
