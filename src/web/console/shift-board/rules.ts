import type { z } from 'zod'
import { type Shift, shiftFillings, shiftForm } from '#contract/organiser-shift.ts'
import { addDays, parseIsoDate } from '#domain/edition/calendar-date.ts'
import { localInstant } from '#domain/edition/local-instant.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import type { Fault, Judge } from '#web/kit/contract-form/judge.ts'
import { judgeBy } from '#web/kit/contract-form/judge.ts'
import { clockTime } from '#web/kit/dates/hours-between.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

const shiftParameters = {
  q: searchText,
  filling: choice([...shiftFillings, 'all'], 'all'),
  from: anyDay,
  to: anyDay,
} as const

export type ShiftFilters = ListFilters<typeof shiftParameters>

export const readShiftFilters = (address: URLSearchParams) => readListFilters(shiftParameters, address)

/** The filters as the call takes them. */
export const shiftQuery = ({ q, filling, ...days }: ShiftFilters) => ({
  ...(q && { q }),
  ...(filling !== 'all' && { filling }),
  ...dayRangeQuery(days),
})

export const anyShift = { q: null, from: null, to: null }

/** The shifts of each day. If a shift was moved between two reads, it stands on two pages; the page read last is right. */
export function shiftsByDay(shifts: readonly Shift[]): { day: string; shifts: Shift[] }[] {
  const newest = new Map(shifts.map(shift => [shift.guid, shift]))
  const days = Map.groupBy(
    shifts.filter(shift => newest.get(shift.guid) === shift),
    ({ day }) => day,
  )
  return [...days].map(([day, ofDay]) => ({ day, shifts: ofDay }))
}

/** A shift as the fields hold it. */
export type ShiftValues = {
  day: string
  from: string
  to: string
  placeRu: string
  placeEn: string
  needed: string
}

export type SentShift = z.output<typeof shiftForm>

const strict = judgeBy(shiftForm)

/** The fields of the form for those of the contract. */
const ownField: Record<string, string> = { place: 'placeRu' }

/** Hours are those of the edition's time zone; a shift that would end before it begins ends on the next day. */
export function judgeShift(timeZone: string): Judge<ShiftValues, SentShift> {
  return typed => {
    const faults: Fault[] = []
    if (!parseIsoDate(typed.day)) faults.push({ field: 'day', code: 'value_invalid' })
    for (const field of ['from', 'to'] as const)
      if (!/^\d{2}:\d{2}$/.test(typed[field])) faults.push({ field, code: 'required' })
    for (const field of ['placeRu', 'placeEn'] as const)
      if (!typed[field].trim()) faults.push({ field, code: 'required' })
    if (!/^\d{1,3}$/.test(typed.needed.trim())) faults.push({ field: 'needed', code: 'value_invalid' })
    if (faults.length > 0) return { ok: false, faults }
    const lastDay = typed.to < typed.from ? addDays(typed.day, 1) : typed.day
    const judged = strict({
      from: new Date(localInstant(typed.day, typed.from, timeZone)).toISOString(),
      to: new Date(localInstant(lastDay, typed.to, timeZone)).toISOString(),
      place: { ru: typed.placeRu, en: typed.placeEn },
      needed: Number(typed.needed),
    })
    if (judged.ok) return judged
    return {
      ok: false,
      faults: judged.faults.map(fault => ({ ...fault, field: ownField[fault.field] ?? fault.field })),
    }
  }
}

export function shiftValues(shift: Shift | null, day: string, timeZone: string): ShiftValues {
  if (!shift) return { day, from: '09:00', to: '14:00', placeRu: '', placeEn: '', needed: '1' }
  return {
    day: shift.day,
    from: clockTime(shift.from, timeZone),
    to: clockTime(shift.to, timeZone),
    placeRu: shift.place.ru,
    placeEn: shift.place.en,
    needed: String(shift.needed),
  }
}
