import '@docsearch/css/dist/style.css'
import '@docsearch/css/dist/sidepanel.css'
import { DocSearchSidepanel } from '@docsearch/react/sidepanel'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <DocSearchSidepanel appId="APP" apiKey="KEY" agentId="AGENT" />,
)
