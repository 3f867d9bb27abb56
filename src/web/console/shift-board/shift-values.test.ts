import { describe, expect, it } from 'vitest'
import { judgeShift, type ShiftValues } from './rules.ts'

const fine: ShiftValues = {
  day: '2026-02-18',
  from: '08:00',
  to: '12:30',
  placeRu: 'Стойка регистрации',
  placeEn: 'Registration desk',
  needed: '4',
}

const judge = judgeShift('Europe/Moscow')

it('hours are those of the forum', () => {
  expect(judge(fine)).toEqual({
    ok: true,
    value: {
      from: '2026-02-18T05:00:00.000Z',
      to: '2026-02-18T09:30:00.000Z',
      place: { ru: 'Стойка регистрации', en: 'Registration desk' },
      needed: 4,
    },
  })
})

it('a night shift ends on the next day', () => {
  expect(judge({ ...fine, from: '22:00', to: '06:00' })).toMatchObject({
    ok: true,
    value: { from: '2026-02-18T19:00:00.000Z', to: '2026-02-19T03:00:00.000Z' },
  })
})

describe('what is refused', () => {
  it.each([
    [{ day: '2026-02-30' }, 'day', 'value_invalid'],
    [{ from: '' }, 'from', 'required'],
    [{ to: '08:00' }, 'to', 'time_reversed'],
    [{ from: '08:00', to: '07:00' }, 'to', 'shift_too_long'],
    [{ placeEn: ' ' }, 'placeEn', 'required'],
    [{ needed: '0' }, 'needed', 'value_invalid'],
    [{ needed: '201' }, 'needed', 'value_invalid'],
    [{ needed: 'four' }, 'needed', 'value_invalid'],
  ])('%j', (change, field, code) => {
    expect(judge({ ...fine, ...change })).toEqual({ ok: false, faults: [{ field, code }] })
  })
})
