import { expect, it } from 'vitest'
import { judgeImagePath, parseDrawnImagePath } from '#domain/image/image-path.ts'
import { decodeTitle, drawnPicture } from './drawn-path.ts'

it.each([
  ['speaker', 'Анна Щёголева-Ким', 'АЩ'],
  ['speaker', 'John (Jack) Smith', 'JS'],
  ['speaker', '', ''],
  ['partner', 'КриптоЩит', 'КриптоЩит'],
  ['partner', 'Объединённый расчётный центр', 'Объединённый расчётн'],
  ['album', 'Открытие', ''],
] as const)('%s «%s» shows «%s»', (kind, title, shown) => {
  const { path } = drawnPicture(kind, 'seed-1', title)
  expect(judgeImagePath(path)).toEqual({ ok: true, lasting: false })
  expect(decodeTitle(parseDrawnImagePath(path)?.title ?? null)).toBe(shown)
})
