import { describe, expect, it } from 'vitest'
import { proseParts } from './prose-parts.ts'

describe('proseParts', () => {
  it('parts a text at its headings', () => {
    const html = '<p>First.</p>\n<h2>Who &amp; <em>when</em></h2>\n<p>You.</p>\n<h2>Fee</h2>\n<p>One.</p>'
    expect(proseParts(html)).toEqual({
      intro: '<p>First.</p>',
      parts: [
        { id: 'part-1', title: 'Who & when', html: '<p>You.</p>' },
        { id: 'part-2', title: 'Fee', html: '<p>One.</p>' },
      ],
    })
  })

  it('keeps lower headings inside their part', () => {
    const html = '<h2>Steps</h2><p>a</p><h3>One</h3><p>b</p>'
    expect(proseParts(html).parts).toEqual([
      { id: 'part-1', title: 'Steps', html: '<p>a</p><h3>One</h3><p>b</p>' },
    ])
  })

  it.each([
    ['', { intro: '', parts: [] }],
    ['<p>Alone.</p>', { intro: '<p>Alone.</p>', parts: [] }],
  ])('%j has no parts', (html, expected) => {
    expect(proseParts(html)).toEqual(expected)
  })
})
