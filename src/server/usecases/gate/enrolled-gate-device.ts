import { timingSafeEqual } from 'node:crypto'
import {
  findGateDevice,
  type GateDeviceRow,
  touchGateDevice,
} from '#server/persistence/gate-device-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'

/** What the call of a gate carries beside the contract. */
export type FromGateDevice = { device: string | null }

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** It is enough to know of a device to the minute. */
const seenSeconds = 60

export function hashOfDeviceSecret(needs: Needs<'sealer'>, guid: string, secret: string): Buffer {
  return needs.sealer.hash('gate-device', `${guid}:${secret}`)
}

/**
 * The device that makes this call, of the current edition and with its secret. One that was shut out is told so (device_shut_out), whoever is logged in on
 * it; a guess at a secret learns nothing (device_unknown).
 */
export async function enrolledGateDevice(
  { device }: FromGateDevice,
  editionGuid: string,
  needs: Needs<'clock' | 'database' | 'sealer'>,
): Promise<GateDeviceRow> {
  const [, guid, secret] = form.exec(device ?? '') ?? []
  if (!guid || !secret) refuse('device_unknown')
  const row = await findGateDevice(needs.database, guid)
  if (!row?.secretHash || row.editionGuid !== editionGuid) refuse('device_unknown')
  if (!timingSafeEqual(row.secretHash, hashOfDeviceSecret(needs, guid, secret))) refuse('device_unknown')
  if (row.shutOutAt) refuse('device_shut_out')
  const now = needs.clock.now()
  if (now.getTime() - (row.lastSeenAt?.getTime() ?? 0) > seenSeconds * 1000)
    await touchGateDevice(needs.database, guid, now)
  return row
}
