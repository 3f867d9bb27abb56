import { describe, expect, it } from 'vitest'
import { jsonScript, plainText } from './json-script.ts'

describe('a block of data in a page', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    ']]>',
    '&lt;/script&gt;',
    'line\u2028and\u2029line',
    '"\\',
  ])('is read back as it was and ends nowhere but at its end: %j', text => {
    const block = jsonScript({ text })
    const inner = block.slice('<script type="application/ld+json">'.length, -'</script>'.length)
    expect(inner).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(inner)).toEqual({ text })
  })
})

describe('plain text', () => {
  it.each([
    ['<p>One <strong>two</strong>.</p><p>Three</p>', 100, 'One two. Three'],
    ['<p>R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39;</p>', 100, 'R&D <b> "x" \'y\''],
    ['&amp;lt;', 100, '&lt;'],
    ['<p>One two, three</p>', 10, 'One two…'],
    ['', 10, ''],
  ])('of %j', (html, length, text) => {
    expect(plainText(html, length)).toBe(text)
  })
})
