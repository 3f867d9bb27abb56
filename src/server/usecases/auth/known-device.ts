import { randomBytes, timingSafeEqual } from 'node:crypto'
import {
  deviceLifeSeconds,
  formatDevices,
  type KnownDevice,
  parseDevices,
  withDevice,
} from '#domain/account/known-device.ts'
import type { DeviceCookie, Needs } from '#server/use-case.ts'

type Asked = { phone: string; cookie: DeviceCookie; now: Date }

/**
 * The id under which this browser's codes for the phone are counted; null where the phone has not logged in here before (decision 049). Only the
 * browser itself knows the difference: nothing is looked up.
 */
export function findDevice(needs: Needs<'sealer'>, asked: Asked): Buffer | null {
  const found = findEntry(needs, asked)
  return found && Buffer.from(found.id, 'base64url')
}

/** Makes the browser known to the phone that has just logged in, for a year from now. */
export function rememberDevice(needs: Needs<'sealer'>, asked: Asked): void {
  const nowSeconds = secondsOf(asked.now)
  // The same id again, or whoever logs in often would get counts anew each time.
  const id = findEntry(needs, asked)?.id ?? randomBytes(16).toString('base64url')
  const expiresAt = nowSeconds + deviceLifeSeconds
  const fresh = { id, expiresAt, proof: proofOf(needs, asked.phone, { id, expiresAt }) }
  asked.cookie.give(formatDevices(withDevice(parseDevices(asked.cookie.given), fresh, nowSeconds)))
}

function findEntry(needs: Needs<'sealer'>, { phone, cookie, now }: Asked): KnownDevice | null {
  const sound = parseDevices(cookie.given).filter(device => {
    const expected = Buffer.from(proofOf(needs, phone, device))
    return timingSafeEqual(expected, Buffer.from(device.proof)) && device.expiresAt > secondsOf(now)
  })
  return sound[0] ?? null
}

function proofOf(
  needs: Needs<'sealer'>,
  phone: string,
  { id, expiresAt }: Pick<KnownDevice, 'id' | 'expiresAt'>,
): string {
  return needs.sealer.hash('device', `${id}:${expiresAt}:${phone}`).subarray(0, 16).toString('base64url')
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
