import { describe, expect, it } from 'vitest'
import { EVENTS, LINES, chooseForm } from './replyForm.ts'

describe('chooseForm', () => {
  it.each([
    [null, LINES],
    ['*/*', LINES],
    ['text/plain', LINES],
    ['text/html, application/json', LINES],
    ['text/event-stream', EVENTS],
    ['Text/Event-Stream; charset=utf-8', EVENTS],
    ['application/json, text/event-stream, */*;q=0.1', EVENTS],
    ['text/plain, text/event-stream', LINES],
    ['text/plain;q=0.5, text/event-stream', EVENTS],
    ['text/plain, text/event-stream;q=0.9', LINES],
    ['text/event-stream;q=0', LINES],
    ['text/event-stream;q=high', LINES],
  ])('gives a client of version 4 that accepts %j what it asks for', (accept, form) => {
    expect(chooseForm(accept)).toBe(form)
  })

  it.each([
    [null, EVENTS],
    ['*/*', EVENTS],
    ['text/event-stream', EVENTS],
    ['text/plain', LINES],
  ])('gives a client of today that accepts %j what it reads', (accept, form) => {
    expect(chooseForm(accept, 'submit-message')).toBe(form)
  })
})
