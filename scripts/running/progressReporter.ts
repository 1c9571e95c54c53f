import type { Reporter, TestModule } from 'vitest/node'
import { writeProgress } from './progress.ts'

/** Prints which test files begin and end, so that a run that hangs can say where. */
export default class ProgressReporter implements Reporter {
  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    writeProgress('begins', relativeModuleId)
  }

  // A long file shows that it does not hang: its tests end one after another.
  onTestCaseResult(): void {
    writeProgress('goes on')
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    writeProgress('ends', relativeModuleId)
  }
}
