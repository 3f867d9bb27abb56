import { expect, test } from 'vitest'
import { drawProse } from './prose-html.ts'

test.each([
  ['ничего', '   ', ''],
  ['разметку как текст', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['опасную ссылку без адреса', '[сюда](javascript:alert(1))', '<p><a href="">сюда</a></p>'],
  ['картинку её описанием', '![схема](https://other.example/p.png)', '<p>схема</p>'],
  ['свою ссылку', '[программа](/program)', '<p><a href="/program">программа</a></p>'],
  ['заголовки от второго уровня', '# Итоги\n\n## Деньги', '<h2>Итоги</h2>\n<h3>Деньги</h3>'],
])('draws %s', (_, markdown, html) => {
  expect(drawProse(markdown, 'ru')).toBe(html)
})

test('an own link of an English text leads to the English page', () => {
  expect(drawProse('[programme](/program)', 'en')).toBe('<p><a href="/en/program">programme</a></p>')
})
