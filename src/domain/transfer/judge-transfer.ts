import { daysBetween, type IsoDate, parseIsoDate } from '../edition/calendar-date.ts'
import {
  isLegBegun,
  legFields,
  noTransfer,
  type Transfer,
  type TransferDirection,
  type TransferField,
  transferDirections,
} from './transfer.ts'

/** Cars can be ordered for this many days before and after the forum. */
export const transferMargin = 3

export type TransferFault = {
  field: TransferField
  code:
    | 'required'
    | 'reference_unknown'
    | 'transfer_leg_missing'
    | 'transfer_day_far'
    | 'departure_before_arrival'
}

export type TransferFacts = {
  forum: { startsOn: IsoDate; endsOn: IsoDate }
  hubs: readonly string[]
}

/**
 * Judges a transfer that is saved or requested. A needed one has at least one complete leg (the number may be missing, since many do not know it
 * yet), its days are near the forum, and departure is not before arrival. One that is not needed is stored empty.
 */
export function judgeTransfer(
  transfer: Transfer,
  facts: TransferFacts,
): { ok: true; transfer: Transfer } | { ok: false; faults: TransferFault[] } {
  if (!transfer.needed) return { ok: true, transfer: noTransfer }
  const begun = transferDirections.filter(direction => isLegBegun(transfer, direction))
  if (begun.length === 0)
    return { ok: false, faults: [{ field: 'arrivalHub', code: 'transfer_leg_missing' }] }
  const faults = begun.flatMap(direction => legFaults(transfer, direction, facts))
  if (faults.length === 0 && leavesFirst(transfer))
    faults.push({ field: 'departureDay', code: 'departure_before_arrival' })
  return faults.length > 0 ? { ok: false, faults } : { ok: true, transfer }
}

function legFaults(transfer: Transfer, direction: TransferDirection, facts: TransferFacts): TransferFault[] {
  const faults: TransferFault[] = legFields[direction]
    .filter(field => !field.endsWith('Number') && transfer[field] === null)
    .map(field => ({ field, code: 'required' }))
  const [hubField, dayField] = legFields[direction]
  const [hub, day] = [transfer[hubField], transfer[dayField]]
  if (hub !== null && !facts.hubs.includes(hub)) faults.push({ field: hubField, code: 'reference_unknown' })
  if (day !== null && !isNear(day, facts.forum)) faults.push({ field: dayField, code: 'transfer_day_far' })
  return faults
}

function isNear(text: IsoDate, forum: TransferFacts['forum']): boolean {
  const [day, first, last] = [parseIsoDate(text), parseIsoDate(forum.startsOn), parseIsoDate(forum.endsOn)]
  if (!day || !first || !last) return false
  return daysBetween(day, first) <= transferMargin && daysBetween(last, day) <= transferMargin
}

/** Days and times compare as text; skip the comparison unless both are known. */
function leavesFirst({ arrivalDay, arrivalTime, departureDay, departureTime }: Transfer): boolean {
  if (!arrivalDay || !arrivalTime || !departureDay || !departureTime) return false
  return `${departureDay} ${departureTime}` <= `${arrivalDay} ${arrivalTime}`
}
