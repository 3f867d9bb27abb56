import { z } from 'zod'
import { hubKinds } from '#domain/content/content-choice.ts'
import { tidyTicketNumber } from '#domain/transfer/ticket-number.ts'
import { transferDirections } from '#domain/transfer/transfer.ts'
import { transferSorts } from '#domain/transfer/transfer-sort.ts'
import { sectionLock } from './change-request.ts'
import { dayRange, draftText, guid, isoDate, listCounts, longestCursor, page, valueCount } from './field.ts'
import { defineRoute } from './route.ts'

/** An optional line: trimmed, null when empty. */
const line = (max: number) => draftText(max).transform(value => value?.trim() || null)
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'value_invalid')
  .nullable()
const number = draftText(20).transform(tidyTicketNumber)

/** The person's transfer as they give it; judge-transfer.ts checks everything beyond the shape. */
export const transferValues = z.strictObject({
  needed: z.boolean(),
  arrivalHub: z.guid('reference_unknown').nullable(),
  arrivalPlace: line(200),
  arrivalDay: isoDate.nullable(),
  arrivalTime: time,
  arrivalNumber: number,
  departureHub: z.guid('reference_unknown').nullable(),
  departurePlace: line(200),
  departureDay: isoDate.nullable(),
  departureTime: time,
  departureNumber: number,
})

const savedTransfer = z.object({
  needed: z.boolean(),
  arrivalHub: guid.nullable(),
  arrivalPlace: z.string().nullable(),
  arrivalDay: isoDate.nullable(),
  arrivalTime: z.string().nullable(),
  arrivalNumber: z.string().nullable(),
  departureHub: guid.nullable(),
  departurePlace: z.string().nullable(),
  departureDay: isoDate.nullable(),
  departureTime: z.string().nullable(),
  departureNumber: z.string().nullable(),
})

/** A place where the forum picks people up, in the language of the call. */
export const transferHub = z.object({
  guid,
  name: z.string(),
  type: z.enum(hubKinds),
  /** Days and hours of the forum's own transfer, in words; empty where unknown. */
  service: z.string(),
  /** When the forum's cars run here; null where it is not known. */
  hours: z.object({
    arrivalDay: isoDate.nullable(),
    departureDay: isoDate.nullable(),
    firstCar: z.string().nullable(),
    lastCar: z.string().nullable(),
  }),
})
export type TransferHub = z.infer<typeof transferHub>

/** Null where the person has not said yet. */
export const transfer = z.object({
  /** 0 before the first save. */
  version: z.int(),
  lock: sectionLock,
  transfer: savedTransfer.nullable(),
  hubs: z.array(transferHub),
  /** Names of the official hotels and of the venue, suggested as places. */
  places: z.array(z.string()),
})
export type TransferSection = z.infer<typeof transfer>

/** The choices for a transfer, the same for everybody. */
export const transferChoices = transfer.pick({ hubs: true, places: true })
export type TransferChoices = z.infer<typeof transferChoices>

const params = z.object({ guid })

export const readTransfer = defineRoute({
  method: 'GET',
  path: '/participants/:guid/transfer',
  summary: 'How the person arrives and leaves, the hubs, and until when it may be changed',
  policy: { kind: 'account' },
  params,
  response: transfer,
})

export const readTransferChoices = defineRoute({
  method: 'GET',
  path: '/transfer/choices',
  summary: 'Hubs and places of the current edition, for whoever arranges the transfer of many',
  policy: { kind: 'account' },
  response: transferChoices,
})

export const saveTransfer = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/transfer',
  summary: 'Save the transfer on the version it was read in; 423 after its last day',
  policy: { kind: 'account' },
  params,
  body: transferValues.extend({ version: z.int().min(0) }),
  response: transfer,
})

/** One leg of one person's journey, as logistics plans it. */
export const transferRow = z.object({
  /** Id of the leg: the person's guid and the direction. */
  id: z.string(),
  applicationGuid: guid,
  direction: z.enum(transferDirections),
  day: isoDate,
  time: z.string(),
  hub: z.string(),
  number: z.string().nullable(),
  place: z.string(),
  name: z.string(),
  latinName: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string(),
  /** How many people come or leave with this flight or train (at this hour, where it has no number): the seats that a car must have. */
  together: z.int(),
})
export type TransferRow = z.infer<typeof transferRow>

/** One flight or train with everybody who takes it. */
export const transferRide = z.object({
  direction: z.enum(transferDirections),
  day: isoDate,
  /** The earliest hour that anybody named. */
  time: z.string(),
  hub: z.string(),
  number: z.string().nullable(),
  seats: z.int(),
})
export type TransferRide = z.infer<typeof transferRide>

const policy = { kind: 'organiser', permission: 'read-transfers' } as const

const filter = {
  direction: z.enum(transferDirections).optional(),
  day: isoDate.optional(),
  hub: guid.optional(),
  q: draftText(100).unwrap().optional(),
  sort: z.enum(transferSorts).default('day'),
  /** The first and the last day of arrivals and departures. */
  ...dayRange,
}

export const listTransfers = defineRoute({
  method: 'GET',
  path: '/organizer/transfers',
  summary: 'Who is fetched and brought when, in the order asked for',
  policy,
  query: z.strictObject({
    ...filter,
    cursor: z.string().max(longestCursor).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: page(transferRow).extend({
    /** How many legs each direction has under the same filters. */
    ...listCounts(transferDirections),
    hubs: z.array(transferHub),
    /** Days on which anybody travels. */
    days: z.array(isoDate),
    /** Each flight or train under the same filters, the fullest first, with its seats. */
    rides: z.array(transferRide),
  }),
})

export const countTransferFilters = defineRoute({
  method: 'GET',
  path: '/organizer/transfers/counts',
  summary: 'How many ways each day and each hub would find beside the other filters',
  policy,
  query: z.strictObject(filter).omit({ sort: true }),
  response: z.object({ counts: z.object({ day: z.array(valueCount), hub: z.array(valueCount) }) }),
})

/** One way of one person. */
export const transferWay = transferRow.pick({
  direction: true,
  day: true,
  time: true,
  hub: true,
  number: true,
  place: true,
})
export type TransferWay = z.infer<typeof transferWay>

export const readApplicationTransfer = defineRoute({
  method: 'GET',
  path: '/organizer/applications/:guid/transfer',
  summary: 'The transfer of one application',
  policy,
  params,
  response: z.object({
    /** What logistics needs of the person, and no more. */
    person: z.object({
      name: z.string(),
      company: z.string().nullable(),
      phone: z.string(),
      /** Who fetches them sees no papers, only whether they may enter. */
      mayEnter: z.boolean(),
    }),
    /** Null where the person has not said yet. */
    needed: z.boolean().nullable(),
    ways: z.array(transferWay),
  }),
})
