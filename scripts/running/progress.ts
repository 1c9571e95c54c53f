/** No test prints this. */
const MARK = '\u001e'

type Event = 'begins' | 'goes on' | 'ends'

/** Prints a line about the progress of the tests, for `listRunning`. */
export function writeProgress(event: Event, file = ''): void {
  process.stdout.write(`\n${MARK}${event}\t${file}\n`)
}

/** The test files that had begun and not ended when a run had printed this. */
export function listRunning(output: string): string[] {
  const running = new Set<string>()
  for (const line of output.split('\n')) {
    if (!line.startsWith(MARK)) continue
    const [event, file = ''] = line.slice(MARK.length).split('\t')
    if (event === 'begins') running.add(file)
    if (event === 'ends') running.delete(file)
  }
  return [...running]
}

/** The output of a run, without the lines about its progress. */
export function dropProgress(output: string): string {
  return output.replaceAll(new RegExp(`\n?${MARK}.*\n`, 'g'), '')
}
