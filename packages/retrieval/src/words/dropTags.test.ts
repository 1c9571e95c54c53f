import { describe, expect, it } from 'vitest'
import { measureGrowth, MOST_GROWTH } from '../../../content/src/testing/growth.ts'
import { dropTags } from './dropTags.ts'

describe('dropTags', () => {
  it.each([
    ['<b>how</b> do I pay', 'how do I pay'],
    ['<p class="x"><strong>How</strong> do I <A href="/x">pay</A>?</p>', 'How do I pay ?'],
    ['<script>alert(1)</script> how do I pay', 'how do I pay'],
    ['<style>b { color: red }</style>how do I pay', 'how do I pay'],
    ['how do I<br>pay', 'how do I pay'],
    ['<img src=x onerror=alert(1)> how do I pay', 'how do I pay'],
    ['<script><b>x</b></script> how', 'how'],
  ])('reads only the words of %s', (text, plain) => {
    expect(dropTags(text).replaceAll(/\s+/g, ' ').trim()).toBe(plain)
  })

  it.each([
    'What does <title> do?',
    'Can I write <b> in Markdown?',
    'Where do I put <script src="https://a.example/widget.js"></script>?',
    'Is `<b>how</b>` allowed?',
    'Is a < b and c > d?',
    '<script>alert(1)</script>',
    'Why is </b> shown?',
    '<br> and <hr>',
    'Promise<string> and Map<string, number>',
  ])('leaves %s', (text) => {
    expect(dropTags(text)).toBe(text)
  })

  it.each(['<b>', '<b>x</b>', '<script>', '`<b>', '<b ', '</b>'])(
    'reads many %s in linear time',
    (part) => {
      const growth = measureGrowth(dropTags, (times) => part.repeat(times))
      expect(growth).toBeLessThan(MOST_GROWTH)
    },
  )
})
