import '@docent/widget/styles/launcher.css'
import '@docent/widget/styles/panel.css'
import './frame.css'
import { mountChat } from '@docent/widget/mount'
import { textPart } from './answers.ts'
import type { LivePage } from './livePage.ts'
import type { PlayedReply } from './script.ts'
import { createScript } from './script.ts'
import { createStage } from './stage.ts'

// The chat over a script as in the states, but in real time, to measure how long it takes.

const container = document.querySelector<HTMLElement>('.docent')
if (!container) throw new Error('Cannot show the chat: the page has no element of class docent.')

const script = createScript()
Object.assign(globalThis, { fetch: script.fetch })
await mountChat(container, {
  brand: 'Docent',
  endpoint: '/api/gen-ai',
  quickReplies: ['Explain what you do.'],
  position: 'left',
  persist: 'none',
})
const stage = createStage({
  container,
  script,
  pass: () => undefined,
  isKept: () => false,
  reload: () => location.reload(),
})

let reply: PlayedReply | undefined

const live: LivePage = {
  open: stage.open,
  async fill(turns, answer) {
    for (let turn = 1; turn <= turns; turn += 1) {
      await stage.answer(`Question ${turn}: how does it work?`, textPart(answer))
    }
  },
  async send(question) {
    reply = await stage.ask(question)
    await stage.see('.wait')
  },
  async stream(answer, pieceLength, everyMs) {
    for (let start = 0; start < answer.length; start += pieceLength) {
      reply?.send(textPart(answer.slice(start, start + pieceLength)))
      await new Promise((resolve) => {
        setTimeout(resolve, everyMs)
      })
    }
    reply?.finish()
    await stage.see('.subtitle[data-status="ready"]')
  },
}
globalThis.live = live
