import 'deep-chat'

const chat = document.createElement('deep-chat')
chat.setAttribute('connect', JSON.stringify({ url: '/api/chat', stream: true }))
document.body.append(chat)
