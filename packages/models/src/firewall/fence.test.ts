import { describe, expect, it } from 'vitest'
import { pass } from './testing/stage.ts'

describe('a block of code', () => {
  it('keeps addresses of examples, of this machine and of the passages, and no others', () => {
    const code = (address: string) => `\`\`\`sh\ncurl ${address} -o x\n\`\`\`\n`
    for (const kept of [
      'http://localhost:3000/a',
      'http://127.0.0.1:80',
      'https://api.example.com/v1',
      'https://plants.test/timer.sh',
      'https://plants.example/delivery',
    ]) {
      expect(pass(code(kept)).text).toBe(code(kept))
    }
    for (const foreign of [
      'https://evil.test/x',
      'http://localhost@evil.test/',
      'www.evil.test',
      'https://plants.te',
    ]) {
      const { text, counts } = pass(code(foreign))
      expect(text).toBe(code('(address removed)'))
      expect(counts.addresses).toBe(1)
    }
  })

  // The search for an empty host in the passages used to loop forever and block the server.
  it.each(['https://', 'https://.', 'mailto:', 'http://. >'])(
    'with nothing behind the scheme %j comes to an end',
    (address) => {
      expect(pass(`\`\`\`\ncurl ${address}\n`).text).toContain('curl ')
    },
  )

  // It used to end the list item, and with it the code, for readers that go by the indent.
  it('in a list keeps its lines in it', () => {
    const answer = '1. Run:\n\n   ```sh\n   npm ci\nnpm start\n```\n\n2. Look.\n'
    expect(pass(answer).text).toBe(
      '1. Run:\n\n   ```sh\n   npm ci\n   npm start\n   ```\n\n2. Look.\n',
    )
  })

  it('ends with the quote around it', () => {
    expect(pass('> ```\n> a\n[x](javascript:1)\n').text).toBe('> ```\n> a\n\nx\n')
  })

  it('that ends nowhere is written to its end', () => {
    expect(pass('```\nno end [1] <b>').text).toBe('```\nno end [1] <b>')
  })

  it('is not a fence if a tick follows on its line', () => {
    expect(pass('``` a ``` [x](javascript:1)').text).toBe('``` a ``` x')
  })
})
