// The look-ahead keeps the rule linear: without it, a long name without a `>` is tried again
// at each of its lengths.
const TAG = /<[/!?]?([a-zA-Z][\w.-]*)(?![\w.-])[^<>]*>|<\/?>/g

// A tag of these leaves its words as they are; any other parts them.
const WITHIN_WORDS =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/i

/** The text between the tags of some HTML, as written: entities are not decoded. */
export function stripHtml(html: string): string {
  return cutUnseen(html)
    .replace(TAG, (_tag, name?: string) => replaceTag(name ?? 'span'))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

/** The text between the tags of code, where each space counts. */
export function stripCodeHtml(html: string): string {
  return cutUnseen(html).replace(TAG, (_tag, name?: string) =>
    name?.toLowerCase() === 'br' ? '\n' : '',
  )
}

function cutUnseen(html: string): string {
  return cut(cut(cut(html, '<!--', '-->'), '<script', '</script>'), '<style', '</style>')
}

function replaceTag(name: string): string {
  if (WITHIN_WORDS.test(name)) return ''
  return name.toLowerCase() === 'br' ? '\n' : ' '
}

/** Drops the text between two marks. A last mark that is never closed reaches to the end. */
function cut(text: string, open: string, close: string): string {
  // Not by `toLowerCase`, which makes two characters of some and so moves all places after them.
  const opening = new RegExp(open, 'gi')
  const closing = new RegExp(close, 'gi')
  const kept: string[] = []
  let from = 0
  for (;;) {
    opening.lastIndex = from
    const start = opening.exec(text)?.index
    kept.push(text.slice(from, start))
    if (start === undefined) return kept.join('')

    closing.lastIndex = start + open.length
    if (!closing.test(text)) return kept.join('')
    from = closing.lastIndex
  }
}
