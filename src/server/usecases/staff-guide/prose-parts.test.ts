import { expect, it } from 'vitest'
import { proseParts } from './prose-parts.ts'

it('keeps headings, paragraphs and points apart, and the words of links and emphasis', () => {
  expect(
    proseParts(
      '## Въезд\nЧерез ворота **№ 3**,\nпо [схеме](/map).\n\n- каска\n- жилет\n\nВопросы — в дирекцию.',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Въезд' },
    { kind: 'paragraph', text: 'Через ворота № 3, по схеме.' },
    { kind: 'paragraph', text: '— каска' },
    { kind: 'paragraph', text: '— жилет' },
    { kind: 'paragraph', text: 'Вопросы — в дирекцию.' },
  ])
  expect(proseParts('')).toEqual([])
})
