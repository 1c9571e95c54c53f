import { describe, expect, it } from 'vitest'
import { createLog, readLogFormat } from './log.ts'

function write(format?: 'text' | 'json'): string[] {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line), format)
  log.info('started')
  log.info('answered', { conversation: 'a', level: 'other' })
  log.error('failed', new Error('line one\nline two'), { request: 'r' })
  return lines
}

describe('createLog', () => {
  it('writes lines for people', () => {
    const [started, answered] = write()
    expect(started).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z info started\n$/)
    expect(answered).toMatch(/ info answered \{"conversation":"a","level":"other"\}\n$/)
  })

  it('writes each event as one line of JSON, whatever its details are', () => {
    const lines = write('json')
    expect(lines.map((line) => line.indexOf('\n') === line.length - 1)).toEqual([true, true, true])
    const [started, answered, failed] = lines.map((line) => JSON.parse(line) as object)
    const time = expect.stringMatching(/^\d{4}-.*Z$/) as string
    expect(started).toEqual({ time, level: 'info', event: 'started' })
    expect(answered).toEqual({ time, level: 'info', event: 'answered', conversation: 'a' })
    expect(failed).toMatchObject({
      time,
      level: 'error',
      event: 'failed',
      request: 'r',
      cause: expect.stringContaining('line one\nline two') as string,
    })
  })
})

describe('readLogFormat', () => {
  it('accepts text and json, and names any other value', () => {
    expect(readLogFormat({})).toBe('text')
    expect(readLogFormat({ LOG_FORMAT: '' })).toBe('text')
    expect(readLogFormat({ LOG_FORMAT: 'json' })).toBe('json')
    expect(() => readLogFormat({ LOG_FORMAT: 'xml' })).toThrow(
      'LOG_FORMAT is "xml". Set it to text or json.',
    )
  })
})
