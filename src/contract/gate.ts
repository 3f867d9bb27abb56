import { z } from 'zod'
import { siteParts } from '#domain/edition/site-window.ts'
import { onSiteRoles } from '#domain/employee/on-site-role.ts'
import { gateHolds, gateReasons, gateWarnings } from '#domain/gate/gate-reason.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { bilingual, guid, isoDate, isoInstant, text } from './field.ts'
import { defineRoute } from './route.ts'

/**
 * The gate and its devices (decisions 100 and 101). Every call beside `enrolGateDevice` is made by an enrolled device, which says so in the header
 * `X-Gate-Device: <guid>.<secret>`. `device_shut_out` (401) means: forget the list and the secret at once; `device_unknown` (401): enrol first.
 */
const policy = { kind: 'organiser', permission: 'scan-passes' } as const

const scannedCode = z.string().max(400)

export const gateDeviceFacts = z.object({
  guid,
  name: z.string(),
  gate: z.string(),
  zone: z.enum(gateZones),
})

export type GateDeviceFacts = z.infer<typeof gateDeviceFacts>

/** How long a list is fresh, and how long it may be used at all. */
export const gateListLimits = z.object({
  oldAfterMinutes: z.int().min(1).max(1440),
  refuseAfterMinutes: z.int().min(1).max(2880),
})

/** Whom a pass belongs to, as far as a gate needs it: what `judgeScan` asks, and what the guard compares. */
export const gatePerson = z.object({
  pass: guid,
  kind: z.enum(passKinds),
  counter: z.int(),
  isVoid: z.boolean(),
  hold: z.enum(gateHolds).nullable(),
  zones: z.int(),
  days: z.object({ arrivesOn: isoDate, leavesOn: isoDate }).nullable(),
  drivers: z.array(guid),
  /** In Russian letters where there are any; of a vehicle its plate, unspaced. */
  name: z.string(),
  latinName: z.string().nullable(),
  company: z.string(),
  /** A participant's position, a vehicle's brand. */
  position: z.string().nullable(),
  role: z.enum(participantRoles).nullable(),
  onSiteRole: z.enum(onSiteRoles).nullable(),
  /** Changes with the photograph; null where there is none and the document is compared. */
  photograph: z.string().nullable(),
})

export type GatePerson = z.infer<typeof gatePerson>

export const enrolGateDevice = defineRoute({
  method: 'POST',
  path: '/organizer/gate/enrol',
  summary: 'Enrol this browser as a gate device by the code of the console, which is good once',
  policy,
  body: z.strictObject({ code: text(40) }),
  /** The secret is told once; `endsOn` is the last day of the edition, after which the device is of no use. */
  response: z.object({ device: gateDeviceFacts, secret: z.string(), endsOn: isoDate }),
})

const siteWindow = z.object({ part: z.enum(siteParts), from: z.number(), to: z.number() })

export const gateSnapshot = z.object({
  /** Of this list; asking with `since` gives what has changed after that number. */
  number: z.int(),
  /** The whole list, which replaces what the device has; otherwise changes to it. */
  whole: z.boolean(),
  /** By the edition's clock. */
  madeAt: isoInstant,
  /**
   * What a device adds to its own clock to have the edition's: the edition's clock less the server's wall clock. 0 in production; in the demo the
   * clock of the edition is moved. Times that a device sends (`deviceAt`, `sentAt`) are by its own clock, without this.
   */
  clockShiftMilliseconds: z.int(),
  device: gateDeviceFacts,
  limits: gateListLimits,
  edition: z.object({
    slug: z.string(),
    name: bilingual,
    startsOn: isoDate,
    endsOn: isoDate,
    timeZone: z.string(),
    windows: z.array(siteWindow),
  }),
  /** Ed25519 public keys by the number that stands in the code, 32 bytes in base64url (`x` of a JWK). */
  publicKeys: z.array(z.object({ id: z.int(), key: z.string() })),
  /** Always whole: the greatest void counter of each pass. `number` never goes back; a smaller one than ever seen is a fault. */
  revocations: z.object({ number: z.int(), items: z.array(z.object({ pass: guid, counter: z.int() })) }),
  people: z.array(gatePerson),
  /** Passes that have left the list. */
  gone: z.array(guid),
  /** Passes that are inside this gate's zone now, always whole. */
  inside: z.array(guid),
})

export type GateSnapshot = z.infer<typeof gateSnapshot>

export const readGateSnapshot = defineRoute({
  method: 'GET',
  path: '/organizer/gate/snapshot',
  summary: 'What a device needs to judge passes without a network: the whole list, or what has changed since',
  policy,
  query: z.object({ since: z.coerce.number().int().min(0).optional() }),
  compressed: true,
  response: gateSnapshot,
})

/** As many photographs at a time. */
export const mostGatePhotographs = 100

export const readGatePhotographs = defineRoute({
  method: 'POST',
  path: '/organizer/gate/photographs',
  summary: 'Small photographs of these passes, 96 x 96 WebP in base64; those that have none are left out',
  policy,
  body: z.strictObject({ passes: z.array(guid).min(1, 'required').max(mostGatePhotographs, 'too_long') }),
  response: z.object({
    items: z.array(z.object({ pass: guid, photograph: z.string(), webp: z.string() })),
  }),
})

/** Who is at the gate: a code as it was read, or a pass picked by name. */
const bearer = {
  code: scannedCode.nullable(),
  pass: guid.nullable(),
}

const scanBody = z.strictObject({
  /** Made by the device: the same scan sent twice has the same one. */
  scanId: guid,
  ...bearer,
  /** Of a vehicle: whoever drives it, once their code was read. */
  driver: z.strictObject(bearer).nullable(),
  direction: z.enum(gateDirections),
  /** By the device's own clock, unshifted. */
  deviceAt: isoInstant,
})

/** How many people and vehicles are inside a zone. */
export const gateCount = z.object({ zone: z.enum(gateZones), people: z.int(), vehicles: z.int() })

export type GateCount = z.infer<typeof gateCount>

export const gateVerdict = z.object({
  scanId: guid,
  admitted: z.boolean(),
  reasons: z.array(z.enum(gateReasons)),
  warnings: z.array(z.enum(gateWarnings)),
  /** With `verdictClosed`: what is open, so that the guard knows which desk helps. */
  hold: z.enum(gateHolds).nullable(),
  person: gatePerson.nullable(),
  driver: gatePerson.nullable(),
  /** With `alreadyInside`: through which gate and when they came in. */
  cameIn: z.object({ gate: z.string(), at: isoInstant }).nullable(),
  /** Whether a supervisor may admit them all the same. */
  mayOverride: z.boolean(),
  /** By how many seconds the device's clock is off; positive where it is behind. */
  clockOffSeconds: z.int(),
  inside: gateCount,
})

export type GateVerdict = z.infer<typeof gateVerdict>

export const scanAtGate = defineRoute({
  method: 'POST',
  path: '/organizer/gate/scan',
  summary:
    'Judge a code or a person at this gate and record it. A vehicle without its driver is not recorded yet: `vehicleNeedsDriver` asks for the driver, and the pair is sent as a new scan. The same scan again has the same answer; the same id with other content is refused (scan_replayed)',
  policy,
  body: scanBody,
  response: gateVerdict,
})

/** As many in one upload. */
export const mostUploaded = 500

export const uploadGateScans = defineRoute({
  method: 'POST',
  path: '/organizer/gate/scans',
  summary:
    'Scans made without a network, each with its own result; those that are known already are left as they are, so a broken upload is simply sent again',
  policy,
  bodyBytes: 1_000_000,
  body: z.strictObject({
    /** What the device's own clock says as it sends, by which the times of the scans are put right. */
    sentAt: isoInstant,
    scans: z
      .array(
        scanBody.extend({
          admitted: z.boolean(),
          reasons: z.array(z.enum(gateReasons)).max(gateReasons.length),
          warnings: z.array(z.enum(gateWarnings)).max(gateWarnings.length),
          listNumber: z.int().min(0),
        }),
      )
      .min(1, 'required')
      .max(mostUploaded, 'too_long'),
  }),
  response: z.object({
    /** `known`: it was here already; `replayed`: its id was here with other content, which is listed as a conflict. Either way the device may forget it. */
    results: z.array(z.object({ scanId: guid, state: z.enum(['stored', 'known', 'replayed']) })),
    inside: gateCount,
  }),
})

export const overrideGateScan = defineRoute({
  method: 'POST',
  path: '/organizer/gate/override',
  summary:
    'Admit somebody whom the gate has just refused, with a reason; a guard needs a supervisor’s code. Only online, only within ten minutes',
  policy,
  body: z.strictObject({
    scanId: guid,
    reason: z.string('reason_required').trim().min(3, 'reason_required').max(500, 'too_long'),
    /** Null where whoever is logged in may override themselves. */
    supervisorCode: z.string().trim().max(40, 'too_long').nullable(),
  }),
  idempotent: true,
  response: z.object({ supervisor: z.string(), inside: gateCount }),
})

export const countInside = defineRoute({
  method: 'GET',
  path: '/organizer/gate/count',
  summary: 'How many people and vehicles are inside each zone; needs no device',
  policy,
  response: z.object({ zones: z.array(gateCount) }),
})

export const searchGate = defineRoute({
  method: 'POST',
  path: '/organizer/gate/search',
  summary: 'People and vehicles with a pass, by name in either script or by plate in either alphabet',
  policy,
  body: z.strictObject({ q: z.string().trim().min(2, 'search_too_short').max(100, 'too_long') }),
  response: z.object({ items: z.array(gatePerson) }),
})
