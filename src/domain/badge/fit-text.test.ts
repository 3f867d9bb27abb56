import { describe, expect, it } from 'vitest'
import { fitText } from './fit-text.ts'

/** Every letter half as wide as the font is high. */
const measure = (text: string, size: number) => text.length * size * 0.5
const room = { width: 80, lines: 1, largest: 12, smallest: 6, weight: 'bold' } as const

describe('fitText', () => {
  it.each<[string, string, Partial<typeof room & { lines: number }>, string[], number]>([
    ['a short name at the largest size', 'Цой', {}, ['Цой'], 12],
    ['a long name smaller', 'Константинопольский', {}, ['Константинопольский'], 8.25],
    ['two words on one line', 'Анна Мария', {}, ['Анна Мария'], 12],
    [
      'two lines between words',
      'Старший вице-президент',
      { lines: 2 as 1 },
      ['Старший вице-', 'президент'],
      12,
    ],
    [
      'a double surname behind its hyphen',
      'Римский-Корсаков',
      { lines: 2 as 1 },
      ['Римский-', 'Корсаков'],
      12,
    ],
    ['spaces alone', '  ', {}, [], 12],
  ])('%s', (_, text, change, lines, size) => {
    expect(fitText(text, { ...room, ...change }, measure)).toEqual({ lines, size })
  })

  it('cuts what does not fit at the smallest size', () => {
    const fitted = fitText('a'.repeat(40), room, measure)
    expect(fitted.size).toBe(6)
    expect(fitted.lines).toEqual([`${'a'.repeat(25)}…`])
  })

  it('cuts the last line alone', () => {
    const { lines } = fitText(
      'начальник управления информационной безопасности и противодействия',
      { ...room, lines: 2, largest: 7 },
      measure,
    )
    expect(lines).toHaveLength(2)
    expect(lines[0]).toBe('начальник управления')
    expect(lines[1]?.endsWith('…')).toBe(true)
    for (const line of lines) expect(measure(line, 6)).toBeLessThanOrEqual(80)
  })
})

it('keeps a text whole that fits exactly at the smallest size', () => {
  const word = 'слово'.repeat(5)
  const exact = { ...room, width: measure(word, room.smallest) }
  expect(fitText(word, exact, measure)).toEqual({ lines: [word], size: room.smallest })
  const narrower = fitText(word, { ...exact, width: exact.width - 0.1 }, measure)
  expect(narrower.lines[0]).toMatch(/…$/)
})

it('puts the ellipsis behind a word, and a letter even where none has room', () => {
  const exact = { ...room, width: measure('начальник …', room.smallest) }
  expect(fitText('начальник управления', exact, measure).lines).toEqual(['начальник…'])
  expect(fitText('начальник', { ...room, width: 1 }, measure).lines).toEqual(['н…'])
  expect(fitText('начальник', { ...room, width: 1, lines: 3 as 1 }, measure).lines).toEqual(['н', 'а', 'ч…'])
})
