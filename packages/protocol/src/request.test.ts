import { describe, expect, it } from 'vitest'
import { ChatRequestError } from './errors.ts'
import { readChatRequest } from './request.ts'

const user = { role: 'user', content: 'Hello' }

describe('readChatRequest', () => {
  it('reads text from content, or from parts if there is no content', () => {
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

  it('reads messages as clients of version 7 send them', () => {
    const url = 'data:text/plain;base64,SGk='
    const request = readChatRequest({
      id: 'abcdefghijklmnop',
      trigger: 'regenerate-message',
      messageId: 'm2',
      messages: [
        {
          id: 'm1',
          role: 'user',
          parts: [
            { type: 'text', text: 'What is ' },
            { type: 'file', mediaType: 'text/plain', filename: 'a.txt', url },
            { type: 'text', text: 'this?' },
          ],
        },
        {
          id: 'm2',
          role: 'assistant',
          metadata: { answer: { grounded: true } },
          parts: [
            { type: 'step-start' },
            { type: 'reasoning', text: 'Hm.', state: 'done' },
            { type: 'source-url', sourceId: 's', url: '/a' },
            { type: 'tool-find', toolCallId: 't', state: 'input-available', input: {} },
            { type: 'dynamic-tool', toolName: 'f', toolCallId: 'u', state: 'output-available' },
            { type: 'data-note', data: { a: 1 } },
            { type: 'text', text: 'A file.', state: 'done' },
          ],
        },
      ],
    })
    expect(request).toEqual({
      id: 'abcdefghijklmnop',
      trigger: 'regenerate-message',
      messages: [
        {
          id: 'm1',
          role: 'user',
          content: 'What is this?',
          toolResults: [],
          attachments: [{ url, name: 'a.txt', contentType: 'text/plain' }],
        },
        { id: 'm2', role: 'assistant', content: 'A file.', toolResults: [], attachments: [] },
      ],
    })
  })

  it('does not treat a file in a part of version 4 as the visitor’s', () => {
    const parts = [{ type: 'file', mimeType: 'image/png', data: 'AAEC' }]
    const { messages } = readChatRequest({ messages: [{ role: 'assistant', content: '', parts }] })
    expect(messages[0]?.attachments).toEqual([])
  })

  it('ignores a trigger that it does not know', () => {
    expect(readChatRequest({ messages: [user], trigger: 'resume' })).not.toHaveProperty('trigger')
  })

  it.each<[string, unknown, string]>([
    [
      'a remote file',
      {
        messages: [
          {
            role: 'user',
            parts: [
              { type: 'text', text: 'a' },
              { type: 'file', url: 'http://a/' },
            ],
          },
        ],
      },
      'messages[0].parts[1].url must be a data: URL; remote addresses are not fetched',
    ],
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
