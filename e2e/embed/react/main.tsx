// An application of somebody else, with the chat as one of its components.

import { StrictMode, useState, version } from 'react'
import type { JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { ChatWidget } from '@docent/widget/react'

const root = document.querySelector('main')

function App(): JSX.Element {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <h1>React {version}</h1>
      <button onClick={() => setShown(!isShown)}>Show or hide</button>
      {isShown && (
        <ChatWidget
          options={{
            brand: 'Docent',
            endpoint: root?.dataset['endpoint'] ?? '',
            quickReplies: ['What products are available?'],
            position: 'left',
          }}
        />
      )}
    </>
  )
}

if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
