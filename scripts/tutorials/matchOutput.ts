/** Matches text that differs from run to run: any words within a line, any lines if alone on one. */
const LEFT_OUT = '…'

/** Whether a command printed what a page says, spaces at the ends of lines aside. */
export function matchOutput(expected: string, actual: string): boolean {
  return new RegExp(`^${toPattern(expected)}$`).test(tidy(actual))
}

/**
 * The end, in a server's output, of the lines that a page expects; -1 if the output does not have
 * them.
 */
export function findSaid(expected: string, actual: string): number {
  const found = new RegExp(`(?:^|\n)${toPattern(expected)}(?:\n|$)`).exec(actual)
  return found ? found.index + found[0].length : -1
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

function toPattern(expected: string): string {
  const lines = tidy(expected).split('\n')
  return lines
    .map((line, place) => {
      const end = place < lines.length - 1 ? '\n' : ''
      if (line === LEFT_OUT) return end === '' ? '[^]*' : '(?:.*\n)*?'
      return `${line.split(LEFT_OUT).map(escape).join('.*')}${end}`
    })
    .join('')
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}
