import { AsyncLocalStorage } from 'node:async_hooks'
import { scopeWords } from './analyze.ts'

// A server of several languages answers questions in all of them at the same time, and every step of an
// answer reads words. The language follows the answer through its awaits, so no step has to pass it on.
const scope = new AsyncLocalStorage<string>()

/** Does some work, now and after its awaits, in which words are read by the rules of a language. */
export function inWordsOf<Result>(language: string, work: () => Result): Result {
  scopeWords(() => scope.getStore())
  return scope.run(language, work)
}

/** The same for work that yields: each of its steps runs when its reader asks for it. */
export async function* stepsInWordsOf<Step>(
  language: string,
  work: () => AsyncIterable<Step>,
): AsyncGenerator<Step> {
  const steps = inWordsOf(language, () => work()[Symbol.asyncIterator]())
  try {
    for (;;) {
      const step = await inWordsOf(language, () => steps.next())
      if (step.done) return
      yield step.value
    }
  } finally {
    await inWordsOf(language, () => steps.return?.())
  }
}
