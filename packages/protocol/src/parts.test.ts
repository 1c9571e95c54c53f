import { describe, expect, it } from 'vitest'
import { StreamParseError } from './errors.ts'
import { PART_CODES, decodePart, encodePart } from './parts.ts'
import { everyPart } from './testing/arbitraries.ts'

describe('encodePart', () => {
  it.each(everyPart)('writes $type so that decodePart reads the same', (part) => {
    const line = encodePart(part)
    expect(line.endsWith('\n')).toBe(true)
    expect(line.indexOf('\n')).toBe(line.length - 1)
    expect(decodePart(line.slice(0, -1))).toEqual(part)
  })

  it('keeps line breaks of a text inside its line', () => {
    expect(encodePart({ type: 'text', value: 'one\ntwo' })).toBe('0:"one\\ntwo"\n')
  })

  it('has a separate code for each of the sixteen parts', () => {
    expect(new Set(Object.values(PART_CODES)).size).toBe(16)
    expect(Object.values(PART_CODES).toSorted().join('')).toBe('02389abcdefghijk')
  })
})

describe('decodePart', () => {
  it.each([
    ['hello', 'No separator found'],
    ['z:1', 'Invalid code z'],
    [':1', 'Invalid code '],
    ['00:"a"', 'Invalid code 00'],
    ['constructor:1', 'Invalid code constructor'],
    ['0:1', '"text" parts expect a string value'],
    ['0:"a', '"text" parts expect a string value'],
    ['0:', '"text" parts expect a string value'],
    ['2:{}', '"data" parts expect an array value'],
    ['3:null', '"error" parts expect a string value'],
    ['8:"a"', '"message_annotations" parts expect an array value'],
    [
      '9:{"toolCallId":"a","toolName":"b"}',
      '"tool_call" parts expect an object with a "toolCallId", "toolName", and "args" property',
    ],
    [
      '9:{"toolCallId":"a","toolName":"b","args":"{}"}',
      '"tool_call" parts expect an object with a "toolCallId", "toolName", and "args" property',
    ],
    [
      'a:{"toolCallId":"a"}',
      '"tool_result" parts expect an object with a "toolCallId" and a "result" property',
    ],
    [
      'b:{"toolCallId":"a"}',
      '"tool_call_streaming_start" parts expect an object with a "toolCallId" and "toolName" property',
    ],
    [
      'c:{"toolCallId":"a","argsTextDelta":{}}',
      '"tool_call_delta" parts expect an object with a "toolCallId" and "argsTextDelta" property',
    ],
    ['d:null', '"finish_message" parts expect an object with a "finishReason" property'],
    ['e:{}', '"finish_step" parts expect an object with a "finishReason" property'],
    ['f:{"messageId":1}', '"start_step" parts expect an object with an "id" property'],
    ['g:[]', '"reasoning" parts expect a string value'],
    ['h:"https://x"', '"source" parts expect a Source object'],
    ['i:{}', '"redacted_reasoning" parts expect an object with a "data" property'],
    ['j:{}', '"reasoning_signature" parts expect an object with a "signature" property'],
    ['k:{"data":"AA=="}', '"file" parts expect an object with a "data" and "mimeType" property'],
  ])('refuses %s', (line, reason) => {
    expect(() => decodePart(line)).toThrow(`Cannot read the chat stream: ${reason}.`)
  })

  it.each([
    ['data', (value: string) => `2:${value}`],
    ['message_annotations', (value: string) => `8:[${value}]`],
    ['tool_call', (value: string) => `9:{"toolCallId":"a","toolName":"b","args":${value}}`],
    ['tool_result', (value: string) => `a:{"toolCallId":"a","result":${value}}`],
  ])('reads %s that nests deep, and refuses what nests thousands deep', (name, write) => {
    const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(decodePart(write(nest(99))).type).toBe(name)
    expect(() => decodePart(write(nest(5000)))).toThrow(
      `Cannot read the chat stream: "${name}" parts nest at most 100 deep.`,
    )
  })

  it('keeps the start of a line that it refuses, not all of it', () => {
    const line = `0:${'1'.repeat(5000)}`
    expect.assertions(2)
    try {
      decodePart(line)
    } catch (error) {
      expect(error).toBeInstanceOf(StreamParseError)
      expect((error as StreamParseError).line).toHaveLength(200)
    }
  })

  it('copies no key that the protocol does not know', () => {
    const line = '9:{"toolCallId":"a","toolName":"b","args":{},"state":"result","step":7}'
    expect(decodePart(line).value).toEqual({ toolCallId: 'a', toolName: 'b', args: {} })
  })

  it('treats a count that is not a number as unknown', () => {
    const { value } = decodePart(
      'd:{"finishReason":"stop","usage":{"promptTokens":null,"completionTokens":3}}',
    )
    expect(value).toEqual({
      finishReason: 'stop',
      usage: { promptTokens: Number.NaN, completionTokens: 3 },
    })
  })

  it('ignores a usage that lacks a count', () => {
    expect(decodePart('d:{"finishReason":"stop","usage":{"promptTokens":1}}').value).toEqual({
      finishReason: 'stop',
    })
  })
})
