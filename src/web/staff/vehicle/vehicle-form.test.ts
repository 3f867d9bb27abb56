import { expect, test } from 'vitest'
import { judgeVehicle, noVehicle } from './rules.ts'

const typed = {
  ...noVehicle,
  brand: 'ГАЗель',
  plate: 'А123ВС77',
  type: 'van' as const,
  length: '6,5',
  height: '2.8 м',
  arrivesOn: '2026-02-16',
  leavesOn: '2026-02-17',
}

test('metres are sent in centimetres, and no driver is none', () => {
  expect(judgeVehicle(typed)).toMatchObject({
    ok: true,
    value: { lengthCm: 650, heightCm: 280, driverGuid: null, plateCountry: 'RU' },
  })
})

test('an empty form tells all its faults at once', () => {
  const judged = judgeVehicle(noVehicle)
  expect(judged.ok ? [] : judged.faults.map(({ field }) => field).toSorted()).toEqual([
    'arrivesOn',
    'brand',
    'height',
    'leavesOn',
    'length',
    'plate',
    'type',
  ])
})

test('a size that is no length is called wrong at its own field', () => {
  expect(judgeVehicle({ ...typed, height: 'низкий' })).toEqual({
    ok: false,
    faults: [{ field: 'height', code: 'value_invalid' }],
  })
})

test('it cannot go before it comes', () => {
  expect(judgeVehicle({ ...typed, leavesOn: '2026-02-15' })).toEqual({
    ok: false,
    faults: [{ field: 'leavesOn', code: 'departure_before_arrival' }],
  })
})
