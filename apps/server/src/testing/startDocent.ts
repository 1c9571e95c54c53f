import { CHAT_PATH } from '@docent/protocol/api'
import { execFileSync, spawn } from 'node:child_process'
import { ENTRY } from './runDocent.ts'

export interface Started {
  readonly address: string
  /** Everything that it printed so far. */
  readonly said: string
  /** Asks a question and resolves with the lines of the answer or the sentence of a refusal. */
  ask(question: string): Promise<string>
  /** Lifts `maxBlocks`, as if somebody had deleted other files. Only on Linux. */
  freeDisk(): void
  /** Sends a signal, and resolves with the exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export interface StartOptions {
  /** The maximum file size in blocks of 512 bytes, which simulates a full disk. */
  readonly maxBlocks?: number
}

/** Starts `docent serve --no-site` over a folder of Markdown, with its data in `data`. */
export async function startDocent(
  folder: string,
  { maxBlocks }: StartOptions = {},
): Promise<Started> {
  const args = ['serve', '--no-site', '--no-limits', '--content', '.', '--data', 'data', '--port=0']
  const command = [process.execPath, ENTRY, ...args]
  const limited = ['sh', '-c', `ulimit -S -f ${maxBlocks}; exec "$@"`, 'sh', ...command]
  const [program = '', ...rest] = maxBlocks === undefined ? command : limited
  const child = spawn(program, rest, { cwd: folder })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      const found = / at (http:\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`It did not start: ${said}`)))
  })
  return {
    address,
    get said() {
      return said
    },
    async ask(question) {
      const response = await fetch(address + CHAT_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
      })
      return response.text()
    },
    freeDisk() {
      execFileSync('prlimit', ['--fsize=unlimited', '--pid', String(child.pid)])
    },
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}
