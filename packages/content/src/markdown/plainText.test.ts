import { describe, expect, it } from 'vitest'
import { lexInline, lexMarkdown } from './lex.ts'
import { inlineText, plainText } from './plainText.ts'

describe('inlineText', () => {
  it.each([
    ['[the **widget**](/products/widget "title")', 'the widget'],
    ['![a *red* door](door.png)', 'a red door'],
    ['`a  &amp;  b` &amp; \\*', 'a  &amp;  b & *'],
    ['https://a.example/?x=1&copy=2', 'https://a.example/?x=1&copy=2'],
    ['<b>bold</b> and <!-- not --> done', 'bold and  done'],
    ['one<br>two', 'one\ntwo'],
    ['~~old~~ _new_', 'old new'],
  ])('reads %j as %j', (markdown, text) => {
    expect(inlineText(lexInline(markdown))).toBe(text)
  })
})

describe('plainText', () => {
  it.each([
    ['one\n  line\n\ntwo  \nlines', 'one line\n\ntwo\nlines'],
    ['```docent-demo\nWhy?\n```\n\nwords', 'words'],
    ['- [x] done\n- open\n  - inner\n\n1. first', 'done\nopen\ninner\n\nfirst'],
    ['| a | b |\n|---|---|\n| `c` | [d](e) |\n| f |', 'a | b\nc | d\nf | '],
    ['```sh\nnpm  start\n\n# now\n```', 'npm  start\n\n# now'],
    ['> [!NOTE]\n> Careful.', 'Careful.'],
    ['A claim[^1].\n\n[^1]: Its *source*.', 'A claim.\n\nIts source.'],
    ['A set [^abc].', 'A set [^abc].'],
    ['a\n\n---\n\n[r]: /x\n\nb', 'a\n\nb'],
    ['<div class="x">\n<b>W</b>idget<br>new &amp; <i>old</i></div>', 'Widget\nnew & old'],
    ['<!-- a > b -->\n\n<script>\nalert(1)\n</script>\n\nend', 'end'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ])('reads %j as %j', (markdown, text) => {
    expect(plainText(lexMarkdown(markdown))).toBe(text)
  })

  it.each([
    ['spaces', `a${' '.repeat(200_000)}b\nc`],
    ['an endless tag', `<div>\n<${'a'.repeat(200_000)}`],
    ['comments that never close', `<div>${'<!--'.repeat(50_000)}`],
    ['angle brackets', `<div>${'<a'.repeat(100_000)}`],
  ])('takes %s in its stride', (_name, markdown) => {
    expect(plainText(lexMarkdown(markdown)).length).toBeLessThanOrEqual(markdown.length)
  })
})
