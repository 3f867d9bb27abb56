import { expect, it } from 'vitest'
import type { Shift } from '#contract/organiser-shift.ts'
import { readShiftFilters, shiftQuery, shiftsByDay } from './rules.ts'

const shift = (guid: string, day: string, version = 1): Shift => ({
  ...{ guid, day, version },
  from: `${day}T05:00:00.000Z`,
  to: `${day}T09:00:00.000Z`,
  place: { ru: 'Вход', en: 'Entrance' },
  needed: 1,
  volunteers: [],
})

const shown = (shifts: Shift[]) =>
  shiftsByDay(shifts).map(({ day, shifts: ofDay }) => [day, ofDay.map(({ guid }) => guid).join()])

it('a day that is split over two pages is one day', () => {
  const pages = [
    [shift('a', '2026-02-17'), shift('b', '2026-02-18')],
    [shift('c', '2026-02-18'), shift('d', '2026-02-19')],
  ]
  expect(shown(pages.flat())).toEqual([
    ['2026-02-17', 'a'],
    ['2026-02-18', 'b,c'],
    ['2026-02-19', 'd'],
  ])
})

it('a shift that was moved behind the pages read stands once, where it was read last', () => {
  expect(shown([shift('a', '2026-02-17'), shift('b', '2026-02-17'), shift('a', '2026-02-19', 2)])).toEqual([
    ['2026-02-17', 'b'],
    ['2026-02-19', 'a'],
  ])
})

it('the address says what is shown, and what it does not know is left out', () => {
  const asked = (address: string) => shiftQuery(readShiftFilters(new URLSearchParams(address)))
  expect(asked('')).toEqual({})
  expect(asked('filling=short&from=2026-02-17&to=2026-02-18&q=вход')).toEqual({
    ...{ filling: 'short', q: 'вход' },
    ...{ from: '2026-02-17', to: '2026-02-18' },
  })
  expect(asked('filling=half&from=2026-02-30')).toEqual({})
})
