// A page of somebody else's: a chat with the AI SDK's own hook, as its documents show one. It knows
// nothing of us but the address.

import { StrictMode, useEffect, useRef } from 'react'
import type { JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { useChat } from '@ai-sdk/react'
import type { Finished, TheirOptions } from './their.ts'

const TOKEN = 'x-docent-chat'

function Chat({ keepsToken = false, ...options }: TheirOptions): JSX.Element {
  const finished = useRef<Finished[]>([])
  const failures = useRef<string[]>([])
  const token = useRef<string>(undefined)
  const chat = useChat({
    ...options,
    api: '/api/gen-ai',
    onResponse: ({ headers }) => {
      if (keepsToken) token.current = headers.get(TOKEN) ?? undefined
    },
    onFinish: (message, { usage, finishReason }) => {
      finished.current.push({ message, usage, finishReason })
    },
    onError: ({ message }) => failures.current.push(message),
  })

  useEffect(() => {
    window.their = { chat, finished: finished.current, failures: failures.current }
  })

  const more = () => (token.current ? { headers: { [TOKEN]: token.current } } : {})
  return (
    <form onSubmit={(event) => chat.handleSubmit(event, more())}>
      <ol>
        {chat.messages.map(({ id, role, content }) => (
          <li key={id} data-role={role}>
            {content}
          </li>
        ))}
      </ol>
      <p role="alert">{chat.error?.message}</p>
      <output>{chat.status}</output>
      <input aria-label="Question" value={chat.input} onChange={chat.handleInputChange} />
      <button>Send</button>
      <button type="button" onClick={chat.stop}>
        Stop
      </button>
      <button type="button" onClick={() => void chat.reload(more())}>
        Reload
      </button>
      <button type="button" onClick={() => void chat.experimental_resume()}>
        Resume
      </button>
    </form>
  )
}

const options: TheirOptions = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}')
const root = document.body.appendChild(document.createElement('main'))
createRoot(root).render(
  <StrictMode>
    <Chat {...options} />
  </StrictMode>,
)
