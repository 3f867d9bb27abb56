import { expect, it } from 'vitest'
import { imagePathIn, judgeImagePath, parseDrawnImagePath } from '#domain/image/image-path.ts'
import { drawnPicture, shownTitle } from './drawn-path.ts'

it.each([
  ['speaker', 'Анна Щёголева-Ким', 'АЩ'],
  ['speaker', 'John (Jack) Smith', 'JS'],
  ['speaker', '', ''],
  ['partner', 'КриптоЩит', 'КриптоЩит'],
  ['partner', 'Объединённый расчётный центр', 'Объединённый расчётный центр'],
  ['partner', 'Балтийский институт финансовых технологий', 'Балтийский институт финансовых те'],
  ['album', 'Открытие', ''],
] as const)('%s «%s» shows «%s»', (kind, title, shown) => {
  const { path } = drawnPicture(kind, 'seed-1', { title })
  expect(judgeImagePath(path)).toEqual({ ok: true, lasting: false })
  expect(lettersOf(path)).toBe(shown)
})

it('shows the initials of the page’s language', () => {
  const { path } = drawnPicture('speaker', 'seed-1', {
    title: 'Анна Щёголева-Ким',
    latin: 'Anna Shchegoleva-Kim',
  })
  const english = imagePathIn(path, 'en')
  expect([path, english].map(lettersOf)).toEqual(['АЩ', 'AS'])
  expect(judgeImagePath(english)).toEqual({ ok: true, lasting: false })
  expect(imagePathIn(english, 'ru')).toBe(path)
})

function lettersOf(path: string): string | null {
  const drawn = parseDrawnImagePath(path)
  return drawn && shownTitle(drawn)
}
