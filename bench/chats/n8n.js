import '@n8n/chat/style.css'
import { createChat } from '@n8n/chat'

createChat({ webhookUrl: '/api/chat', enableStreaming: true })
