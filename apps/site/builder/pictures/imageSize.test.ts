import { expect, it } from 'vitest'
import { readImageSize } from './imageSize.ts'

/** The first bytes of a picture, in hexadecimal, with spaces where it is cut into fields. */
function bytes(text: string): Buffer {
  return Buffer.from(text.replaceAll(' ', ''), 'hex')
}

const PNG = '89504e470d0a1a0a 0000000d 49484452 00000280 000001e0 0802000000'
const RIFF = '52494646 00000000 57454250'

it.each([
  ['PNG', bytes(PNG)],
  ['GIF', bytes('474946383961 8002 e001 f70000')],
  ['JPEG', bytes('ffd8 ffe00004 4a46 ffc40004 00ff ffc00011 08 01e0 0280 03')],
  ['WebP, lossy', bytes(`${RIFF} 56503820 00000000 000000 9d012a 8002 e001`)],
  ['WebP, lossless', bytes(`${RIFF} 5650384c 00000000 2f 7fc27700`)],
  ['WebP, extended', bytes(`${RIFF} 56503858 0a000000 00000000 7f0200 df0100`)],
  [
    'AVIF with a preview',
    bytes(
      '0000001c 66747970 61766966 69737065 00000000 00000040 00000030 69737065 00000000 00000280 000001e0',
    ),
  ],
  ['SVG with a size', Buffer.from('<svg width="640px" height="480" viewBox="0 0 1 1">')],
  ['SVG with a box', Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 640 480"/>')],
])('reads the size of a %s', (_, head) => {
  expect(readImageSize(head)).toEqual({ width: 640, height: 480 })
})

it.each([
  ['a PNG that is cut short', bytes(PNG).subarray(0, 18)],
  ['a JPEG without a frame', bytes('ffd8 ffe00004 4a46')],
  ['an AVIF that is cut short', bytes('0000001c 66747970 61766966 69737065 00000000')],
  ['an empty file', Buffer.alloc(0)],
  ['words', Buffer.from('not a picture at all')],
  ['an SVG without a size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')],
])('finds no size in %s', (_, head) => {
  expect(readImageSize(head)).toBeUndefined()
})
