interface Opened {
  readonly sign: string
  readonly at: number
  length: number
}

const MARK = /\\[^]?|`+|\*+|_+|~+|!?\[|\]|(?:!|&#?\w{0,8})$/g
const WORD = /[\p{L}\p{N}]/u

/**
 * Where the first undecided inline mark begins, from `from` on: nothing has closed it, or it is the
 * end of the text. The text's length without such a mark.
 */
export function findOpenMark(text: string, from: number): number {
  const opened: Opened[] = []
  const marks = new RegExp(MARK)
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    marks.lastIndex = readMark(text, found[0], found.index, opened)
  }
  const open = opened.find(({ at }) => at >= from)
  return open?.at ?? text.length
}

/** Opens or closes the span of a mark; returns the place to continue. */
function readMark(text: string, mark: string, at: number, opened: Opened[]): number {
  const end = at + mark.length
  switch (mark[0]) {
    case '`':
      return readCode(text, mark, at, opened)
    case ']':
      return closeBracket(text, at, opened)
    case '*':
    case '_':
    case '~':
      readEmphasis(text, mark, at, opened)
      return end
    default:
      if (mark.endsWith('[')) opened.push({ sign: '[', at, length: mark.length })
      // A backslash, a character reference or the beginning of a picture at the end of the text.
      else if (mark[0] !== '\\' || mark.length === 1) opened.push({ sign: '', at, length: 1 })
      return end
  }
}

/** Code ends with a run of backticks of the same length; without one it is all of the following text. */
function readCode(text: string, mark: string, at: number, opened: Opened[]): number {
  const start = at + mark.length
  for (const run of text.slice(start).matchAll(/`+/g)) {
    if (run[0].length === mark.length) return start + run.index + mark.length
  }
  opened.push({ sign: '`', at, length: mark.length })
  return text.length
}

/** Closes the last bracket, unless what may follow it is missing; returns where to read on. */
function closeBracket(text: string, at: number, opened: Opened[]): number {
  const index = opened.findLastIndex(({ sign }) => sign === '[')
  const bracket = opened[index]
  if (!bracket) return at + 1
  const isLink = text[at + 1] === '('
  const end = isLink ? findAddressEnd(text, at + 1) : at
  // The mark of a source is decided, any other text in brackets waits for its address.
  const isDecided = at + 1 < text.length || /^\d{1,3}$/.test(text.slice(bracket.at + 1, at))
  if (end < 0 || !isDecided) return text.length
  opened.length = index
  return end + 1
}

/** The parenthesis that closes the one at `start`: an address may contain pairs of its kind. */
function findAddressEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

function readEmphasis(text: string, mark: string, at: number, opened: Opened[]): void {
  const [sign = ''] = mark
  const before = text[at - 1] ?? ' '
  const after = text[at + mark.length]
  const isEnd = after === undefined
  const isInWord = sign === '_' && WORD.test(before)
  const index = opened.findLastIndex((one) => one.sign === sign)
  const opener = opened[index]

  if (opener && before.trim() !== '' && (!isEnd || mark.length >= opener.length)) {
    if (mark.length < opener.length) opener.length -= mark.length
    else opened.length = index
  } else if (isEnd ? !isInWord || opener : after.trim() !== '' && !isInWord) {
    // One tilde stands for "about" more often than it strikes out.
    if (sign !== '~' || isEnd || mark.length === 2) opened.push({ sign, at, length: mark.length })
  }
}
