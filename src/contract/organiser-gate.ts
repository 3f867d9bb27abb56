import { z } from 'zod'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDeviceSorts } from '#domain/gate/gate-device-sort.ts'
import { gateReasons } from '#domain/gate/gate-reason.ts'
import { gateScanSorts } from '#domain/gate/gate-scan-sort.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { dayRange, guid, isoInstant, listCounts, locale, page, text, valueCount } from './field.ts'
import { gateCount, gateDeviceFacts, gateListLimits } from './gate.ts'
import { listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

/** Gates in the console: devices, the log of scans, conflicts and the list on paper. */
const managing = { kind: 'organiser', permission: 'manage-gates' } as const
const overriding = { kind: 'organiser', permission: 'override-gate' } as const

/** Awaited: its code was not used yet; lapsed: nor can it be any more. */
export const gateDeviceStates = ['awaited', 'lapsed', 'enrolled', 'shutOut'] as const

export const gateDevice = gateDeviceFacts.extend({
  state: z.enum(gateDeviceStates),
  createdAt: isoInstant,
  enrolledAt: isoInstant.nullable(),
  /** Who was logged in when it was enrolled. */
  enrolledBy: z.string().nullable(),
  lastSeenAt: isoInstant.nullable(),
  shutOutAt: isoInstant.nullable(),
  scans: z.int(),
  conflicts: z.int(),
})

export type GateDevice = z.infer<typeof gateDevice>

export const listGateDevices = defineRoute({
  method: 'GET',
  path: '/organizer/gate/devices',
  summary: 'The devices of the gates in the order asked for, usually those in use first',
  policy: managing,
  query: listQuery.extend({
    state: z.enum(gateDeviceStates).optional(),
    sort: z.enum(gateDeviceSorts).default('state'),
    /** The days on which the device was last seen. */
    ...dayRange,
  }),
  response: page(gateDevice).extend({
    counts: z.partialRecord(z.enum(gateDeviceStates), z.int()),
    limits: gateListLimits,
  }),
})

/** The code is told once, to be typed into the device or scanned by it. */
const deviceCode = z.object({ guid, code: z.string(), expiresAt: isoInstant })

export const addGateDevice = defineRoute({
  method: 'POST',
  path: '/organizer/gate/devices',
  summary: 'Write a device down and get the code that enrols it, good once and for 30 minutes',
  policy: managing,
  body: z.strictObject({ name: text(60), gate: text(60), zone: z.enum(gateZones) }),
  idempotent: true,
  response: deviceCode,
})

export const renewGateDevice = defineRoute({
  method: 'POST',
  path: '/organizer/gate/devices/:guid/code',
  summary: 'Another code for a device that is not enrolled yet; the one before is void',
  policy: managing,
  params: z.object({ guid }),
  idempotent: true,
  response: deviceCode,
})

export const shutOutGateDevice = defineRoute({
  method: 'POST',
  path: '/organizer/gate/devices/:guid/shut-out',
  summary: 'Shut a device out for good: its next call is refused, and it forgets its list',
  policy: managing,
  params: z.object({ guid }),
  body: z.strictObject({
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: null,
})

export const saveGateLimits = defineRoute({
  method: 'PUT',
  path: '/organizer/gate/limits',
  summary: 'How old the list on a device may be before it warns, and before it refuses all',
  policy: managing,
  body: z.strictObject(gateListLimits.shape).refine(body => body.refuseAfterMinutes > body.oldAfterMinutes, {
    message: 'range_reversed',
    path: ['refuseAfterMinutes'],
  }),
  response: gateListLimits,
})

/** What became of a scan. */
export const gateOutcomes = ['admitted', 'refused', 'overridden'] as const

export const gateScanRow = z.object({
  /** The id that the device gave it. */
  guid,
  at: isoInstant,
  deviceAt: isoInstant,
  receivedAt: isoInstant,
  isOffline: z.boolean(),
  gate: z.string(),
  device: z.string(),
  zone: z.enum(gateZones),
  direction: z.enum(gateDirections),
  kind: z.enum(passKinds).nullable(),
  /** Null where the code named nobody. */
  name: z.string().nullable(),
  company: z.string().nullable(),
  /** Who drove the vehicle. */
  driver: z.string().nullable(),
  byName: z.boolean(),
  outcome: z.enum(gateOutcomes),
  reasons: z.array(z.enum(gateReasons)),
  /** The guard. */
  by: z.string(),
  override: z.object({ by: z.string(), reason: z.string() }).nullable(),
  conflicts: z.array(
    z.object({
      kind: z.enum(gateConflictKinds),
      /** The gate of the other scan of the pair. */
      otherGate: z.string().nullable(),
      secondsOff: z.int().nullable(),
    }),
  ),
})

export type GateScanRow = z.infer<typeof gateScanRow>

export const listGateScans = defineRoute({
  method: 'GET',
  path: '/organizer/gate/scans',
  summary: 'The log of scans, with what does not fit together',
  policy: managing,
  query: listQuery.extend({
    outcome: z.enum(gateOutcomes).optional(),
    sort: z.enum(gateScanSorts).default('newest'),
    /** Only scans with a conflict. */
    conflict: z.enum(gateConflictKinds).or(z.literal('any')).optional(),
    direction: z.enum(gateDirections).optional(),
    zone: z.enum(gateZones).optional(),
    device: guid.optional(),
    /** The days of the scans. */
    ...dayRange,
  }),
  response: page(gateScanRow).extend({
    /** How many scans ended so under the same search, filters and days. */
    ...listCounts(gateOutcomes),
    zones: z.array(gateCount),
  }),
})

/** Filters of the log of which it is told how many scans each value would find. */
export const countedScanFilters = ['conflict', 'zone', 'direction'] as const

export const countGateScanFilters = defineRoute({
  method: 'GET',
  path: '/organizer/gate/scans/counts',
  summary: 'How many scans each conflict, zone and direction would find beside the other filters',
  policy: managing,
  query: listGateScans.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.record(z.enum(countedScanFilters), z.array(valueCount)) }),
})

export const issueSupervisorCode = defineRoute({
  method: 'POST',
  path: '/organizer/gate/supervisor-code',
  summary: 'A code of one’s own that allows one override at somebody else’s gate within five minutes',
  policy: overriding,
  response: z.object({ code: z.string(), expiresAt: isoInstant }),
})

export const printGateList = defineRoute({
  method: 'POST',
  path: '/organizer/gate/list.pdf',
  summary:
    'Everybody who may enter, numbered, as PDF on A4, for the hour in which nothing works; each print is recorded',
  policy: managing,
  body: z.strictObject({ locale }),
  response: 'bytes',
})
