import type { hubKinds } from '../content/content-choice.ts'
import type { IsoDate } from '../edition/calendar-date.ts'

/**
 * How a person arrives and leaves (spec point 3): days and times are local ones of the edition, `hh:mm`. A place is where the forum's car takes the
 * person or picks them up.
 */
export type Transfer = {
  needed: boolean
  arrivalHub: string | null
  arrivalPlace: string | null
  arrivalDay: IsoDate | null
  arrivalTime: string | null
  /** Flight or train number as on the ticket. */
  arrivalNumber: string | null
  departureHub: string | null
  departurePlace: string | null
  departureDay: IsoDate | null
  departureTime: string | null
  departureNumber: string | null
}

export type TransferField = keyof Transfer
export type HubKind = (typeof hubKinds)[number]

export const transferDirections = ['arrival', 'departure'] as const
export type TransferDirection = (typeof transferDirections)[number]

/** The fields of one leg, in the order of the form. */
export const legFields = {
  arrival: ['arrivalHub', 'arrivalDay', 'arrivalTime', 'arrivalNumber', 'arrivalPlace'],
  departure: ['departureHub', 'departureDay', 'departureTime', 'departureNumber', 'departurePlace'],
} as const satisfies Record<TransferDirection, readonly TransferField[]>

/** No transfer needed: the empty form, and what is stored when none is needed. */
export const noTransfer: Transfer = {
  needed: false,
  arrivalHub: null,
  arrivalPlace: null,
  arrivalDay: null,
  arrivalTime: null,
  arrivalNumber: null,
  departureHub: null,
  departurePlace: null,
  departureDay: null,
  departureTime: null,
  departureNumber: null,
}

/** Whether anything of one way is filled in. */
export function isLegBegun(transfer: Transfer, direction: TransferDirection): boolean {
  return legFields[direction].some(field => transfer[field] !== null)
}
