import { z } from 'zod'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** What there is to hold before a gate of the demo, one of every kind and fault. */
export const demoPassCases = [
  'participant',
  'employee',
  'vehicle',
  'driver',
  'volunteer',
  'revoked',
  'oldPrint',
  'expired',
  'foreignEdition',
  'forged',
] as const

export const demoPass = z.object({
  shows: z.enum(demoPassCases),
  kind: z.enum(passKinds),
  /** Whose it is, or the plate; null where it is nobody's. */
  name: z.string().nullable(),
  code: z.string(),
  /** When a gate takes it; null where it never does. */
  valid: z.object({ from: isoInstant, to: isoInstant }).nullable(),
})

export type DemoPass = z.infer<typeof demoPass>

/** Served at /dev/passes.json, outside /api/v2, in demo and test mode only. */
export const readDemoPasses = defineRoute({
  method: 'GET',
  path: '/dev/passes.json',
  summary: 'Codes to scan at the gates of the demo',
  policy: { kind: 'demo' },
  response: z.array(demoPass),
})
