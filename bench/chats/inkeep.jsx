import { InkeepEmbeddedChat } from '@inkeep/cxkit-react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <InkeepEmbeddedChat
    baseSettings={{ apiKey: 'KEY' }}
    aiChatSettings={{ aiAssistantName: 'Assistant' }}
  />,
)
