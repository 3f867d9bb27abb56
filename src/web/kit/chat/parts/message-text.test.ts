import { expect, it } from 'vitest'
import { textParts } from './message-text.ts'

it.each([
  ['Просто текст', ['Просто текст']],
  ['', []],
  ['См. https://example.ru/a?b=1.', ['См. ', '<https://example.ru/a?b=1>', '.']],
  ['(http://example.ru)', ['(', '<http://example.ru>', ')']],
  ['https://example.ru/wiki/A_(b)', ['<https://example.ru/wiki/A_(b)>']],
  ['https://a.ru и https://b.ru', ['<https://a.ru>', ' и ', '<https://b.ru>']],
  ['javascript:alert(1) data:x', ['javascript:alert(1) data:x']],
  ['https:// ничего', ['https:// ничего']],
])('%s', (text, expected) => {
  expect(textParts(text).map(part => (part.href ? `<${part.href}>` : part.text))).toEqual(expected)
})
