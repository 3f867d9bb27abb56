import { describe, expect, it } from 'vitest'
import { judgeTransfer } from './judge-transfer.ts'
import { noTransfer, type Transfer } from './transfer.ts'

const facts = { forum: { startsOn: '2026-02-18', endsOn: '2026-02-20' }, hubs: ['airport', 'station'] }
const arrival: Partial<Transfer> = {
  arrivalHub: 'airport',
  arrivalDay: '2026-02-17',
  arrivalTime: '12:40',
  arrivalPlace: 'Meridian Bay',
}
const departure: Partial<Transfer> = {
  departureHub: 'station',
  departureDay: '2026-02-20',
  departureTime: '18:05',
  departurePlace: 'Congress Centre',
}

function faultsOf(change: Partial<Transfer>): string[] {
  const verdict = judgeTransfer({ ...noTransfer, needed: true, ...change }, facts)
  return verdict.ok ? [] : verdict.faults.map(({ field, code }) => `${field} ${code}`)
}

describe('a transfer that is needed', () => {
  it.each<[string, Partial<Transfer>, string[]]>([
    ['the way there alone', arrival, []],
    ['the way back alone', departure, []],
    ['both ways', { ...arrival, ...departure }, []],
    ['with a number', { ...arrival, arrivalNumber: 'SU 1138' }, []],
    ['no way at all', {}, ['arrivalHub transfer_leg_missing']],
    [
      'a number alone',
      { arrivalNumber: 'SU 1138' },
      ['arrivalHub required', 'arrivalDay required', 'arrivalTime required', 'arrivalPlace required'],
    ],
    [
      'a whole way there and a begun way back',
      { ...arrival, departureDay: '2026-02-20' },
      ['departureHub required', 'departureTime required', 'departurePlace required'],
    ],
    ['a hub that is gone', { ...arrival, arrivalHub: 'harbour' }, ['arrivalHub reference_unknown']],
    ['three days before', { ...arrival, arrivalDay: '2026-02-15' }, []],
    ['four days before', { ...arrival, arrivalDay: '2026-02-14' }, ['arrivalDay transfer_day_far']],
    ['three days after', { ...departure, departureDay: '2026-02-23' }, []],
    ['four days after', { ...departure, departureDay: '2026-02-24' }, ['departureDay transfer_day_far']],
    ['no day of the calendar', { ...arrival, arrivalDay: '2026-02-30' }, ['arrivalDay transfer_day_far']],
    [
      'the right day of another year',
      { ...arrival, arrivalDay: '2025-02-17' },
      ['arrivalDay transfer_day_far'],
    ],
    [
      'leaving the day before',
      { ...arrival, ...departure, departureDay: '2026-02-16' },
      ['departureDay departure_before_arrival'],
    ],
    [
      'leaving at the minute of arrival',
      { ...arrival, ...departure, departureDay: '2026-02-17', departureTime: '12:40' },
      ['departureDay departure_before_arrival'],
    ],
    [
      'leaving a minute later',
      { ...arrival, ...departure, departureDay: '2026-02-17', departureTime: '12:41' },
      [],
    ],
  ])('%s', (_, change, expected) => {
    expect(faultsOf(change)).toEqual(expected)
  })
})

it('keeps nothing of a transfer that is not needed', () => {
  const verdict = judgeTransfer({ ...noTransfer, ...arrival, arrivalDay: '1999-01-01' }, facts)
  expect(verdict).toEqual({ ok: true, transfer: noTransfer })
})
