// Loaded when a reader comes near the end of a text: asks whether it was helpful, and sends the vote.

import { ASSISTANT_ENDPOINT, CHAT_ENDPOINT, SESSION_HEADER } from '@docent/protocol/api'
import type { Vote } from '@docent/protocol/api'
import { keepVote, readVote, type KeptVote } from './reading/keptVotes.ts'

let isAnswered: Promise<boolean> | undefined

/**
 * Shows the row with the question, and sends the vote when a button is pressed: a second press takes it back.
 * If no Docent server answers, such as on a host of plain files, the row stays hidden.
 */
export async function askHelpful(row: HTMLElement): Promise<void> {
  const { page = '', to = '' } = row.dataset
  const address = new URL(to, location.href)
  isAnswered ??= findServer(address)
  if (!(await isAnswered)) return

  /** The vote that the server has: it is shown again if a new one could not be sent. */
  let counted = readVote(page)
  let presses = 0
  let sending: Promise<void> = Promise.resolve()

  async function press(pressed: Vote): Promise<void> {
    const turn = ++presses
    const before = readVote(page)
    const ballot = before?.ballot ?? createBallot()
    const next = before?.vote === pressed ? undefined : { vote: pressed, ballot }
    keep(next)
    try {
      // One request after another: the last press wins.
      sending = sending.catch(() => undefined).then(() => send(address, page, ballot, next?.vote))
      await sending
      counted = next
      if (turn === presses) say(row, next && 'thanks')
    } catch {
      if (turn !== presses) return
      keep(counted)
      say(row, 'failed')
    }
  }

  function keep(kept: KeptVote | undefined): void {
    keepVote(page, kept)
    mark(row, kept?.vote)
    say(row, undefined)
  }

  mark(row, counted?.vote)
  row.dataset['shown'] = ''
  row.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) void press(button.value as Vote)
  })
}

/** Some hosts answer every address with a page. */
async function findServer(address: URL): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(new URL(ASSISTANT_ENDPOINT, address), { method: 'HEAD' })
    return ok && headers.get('content-type')?.startsWith('application/json') === true
  } catch {
    // Unavailable: the next text asks again.
    isAnswered = undefined
    return false
  }
}

/** @throws if the vote was not kept. */
async function send(address: URL, page: string, ballot: string, vote?: Vote): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...readSession(address) },
    body: JSON.stringify({ page, ballot, vote: vote ?? 'none' }),
    // A visitor who has voted moves on to the next page.
    keepalive: true,
  })
  if (!response.ok) throw new Error(`Cannot send the vote: the server answered ${response.status}.`)
}

/** The session that a chat with the same server was given, under the name by which that keeps it. */
function readSession(address: URL): Record<string, string> {
  const at = address.origin === location.origin ? '' : `@${new URL(CHAT_ENDPOINT, address).href}`
  try {
    const session = sessionStorage.getItem(`docent:session${at}`)
    return session === null ? {} : { [SESSION_HEADER]: session }
  } catch {
    // Forbidden: then there is no session either.
    return {}
  }
}

/** 128 random bits: `randomUUID` is missing on pages without TLS. */
function createBallot(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function mark(row: HTMLElement, vote: Vote | undefined): void {
  for (const button of row.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.value === vote))
  }
}

function say(row: HTMLElement, said: 'thanks' | 'failed' | undefined): void {
  const status = row.querySelector('output')
  if (status) status.textContent = (said && row.dataset[said]) ?? ''
}
