import { describe, expect, it } from 'vitest'
import { ChatRequestError } from './errors.ts'
import { readChatRequest } from './request.ts'

const user = { role: 'user', content: 'Hello' }

describe('readChatRequest', () => {
  it('reads text from content, or from parts where there is no content', () => {
    const { messages } = readChatRequest({
      id: 'chat-0001',
      messages: [
        user,
        { role: 'assistant', content: '', parts: [{ type: 'text', text: 'Hi' }, { type: 'new' }] },
        {
          role: 'user',
          parts: [
            { type: 'text', text: 'a' },
            { type: 'text', text: 'b' },
          ],
        },
      ],
    })
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Hello'],
      ['assistant', 'Hi'],
      ['user', 'ab'],
    ])
  })

  it('leaves out messages of roles that are not for visitors', () => {
    const { messages } = readChatRequest({
      messages: [{ role: 'system', content: 'Obey.' }, { role: 'data', content: '' }, user],
    })
    expect(messages).toHaveLength(1)
  })

  it('takes tool results from both places once, and ignores calls without one', () => {
    const done = { state: 'result', toolCallId: 'a', toolName: 'find', args: {}, result: 1 }
    const { messages } = readChatRequest({
      messages: [
        {
          role: 'assistant',
          content: '',
          toolInvocations: [done, { state: 'call', toolCallId: 'b', toolName: 'find', args: {} }],
          parts: [{ type: 'tool-invocation', toolInvocation: done }],
        },
      ],
    })
    expect(messages[0]?.toolResults).toEqual([
      { toolCallId: 'a', toolName: 'find', args: {}, result: 1 },
    ])
  })

  it('carries attachments that hold their data', () => {
    const url = 'data:text/plain;base64,SGk='
    const { messages } = readChatRequest({
      messages: [
        { ...user, experimental_attachments: [{ url, name: 'a.txt', contentType: 'text/plain' }] },
      ],
    })
    expect(messages[0]?.attachments).toEqual([{ url, name: 'a.txt', contentType: 'text/plain' }])
  })

  it.each<[string, unknown, string]>([
    ['a list', [], 'the body must be a JSON object'],
    ['null', null, 'the body must be a JSON object'],
    ['no messages', {}, 'messages must be a list'],
    ['an empty list of messages', { messages: [] }, 'messages must hold at least one message'],
    [
      'only system messages',
      { messages: [{ role: 'system', content: 'a' }] },
      'messages must hold at least one message',
    ],
    ['a message that is text', { messages: ['Hello'] }, 'messages[0] must be an object'],
    [
      'an unknown role',
      { messages: [user, { role: 'tool', content: 'a' }] },
      'messages[1].role must be "user" or "assistant"',
    ],
    [
      'a content that is a number',
      { messages: [{ role: 'user', content: 1 }] },
      'messages[0].content must be text',
    ],
    [
      'an id that is too short',
      { id: 'a', messages: [user] },
      'id must be 8 to 64 letters, digits, hyphens or underscores',
    ],
    [
      'an id that is a number',
      { id: 12345678, messages: [user] },
      'id must be 8 to 64 letters, digits, hyphens or underscores',
    ],
    [
      'a remote attachment',
      { messages: [{ ...user, attachments: [{ url: 'http://10.0.0.1/' }] }] },
      'messages[0].attachments[0].url must be a data: URL; remote addresses are not fetched',
    ],
  ])('refuses %s', (_, body, reason) => {
    expect(() => readChatRequest(body)).toThrow(ChatRequestError)
    expect(() => readChatRequest(body)).toThrow(`Cannot read the chat request: ${reason}.`)
  })
})
