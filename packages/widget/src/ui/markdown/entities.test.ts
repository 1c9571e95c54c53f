import { expect, it } from 'vitest'
import { decodeEntities } from './entities.ts'

it.each([
  ['AT&amp;T', 'AT&T'],
  ['AT&T; a & b', 'AT&T; a & b'],
  ['&lt;b&gt; &quot;q&quot; &#39;s&#x27;', '<b> "q" \'s\''],
  ['5&nbsp;&times;&nbsp;3 &hellip;', '5\u00a0×\u00a03 …'],
  ['&#128512;', '😀'],
  // Decoded twice, this would be a tag.
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&unknown; &constructor;', '&unknown; &constructor;'],
  ['&#0; &#xd800; &#9999999;', '\ufffd \ufffd \ufffd'],
])('reads %j as %j', (written, text) => {
  expect(decodeEntities(written)).toBe(text)
})
