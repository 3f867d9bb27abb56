import { randomUUID } from 'node:crypto'
import type { Badge } from '#contract/badge.ts'
import type { GateSnapshot, GateVerdict } from '#contract/gate.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { decodeBase45, encodeBase45 } from '#domain/pass/base45.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { admittedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import type { Answer, TestServer } from '#test/server.ts'

export type TestDevice = { guid: string; secret: string; name: string }

/** A device of a gate, enrolled by its code as a guard would. */
export async function gateDevice(
  server: TestServer,
  wish: { gate?: string; zone?: 'forum' | 'site' } = {},
): Promise<TestDevice> {
  const name = `Сканер ${randomUUID().slice(0, 4)}`
  const { code } = await must<{ code: string }>(server, 'POST', '/organizer/gate/devices', {
    token: await organiserToken(server, 'security'),
    body: { name, gate: wish.gate ?? 'Главный вход', zone: wish.zone ?? 'forum' },
  })
  const enrolled = await must<{ device: { guid: string }; secret: string }>(
    server,
    'POST',
    '/organizer/gate/enrol',
    { token: await organiserToken(server, 'gate'), body: { code } },
  )
  return { guid: enrolled.device.guid, secret: enrolled.secret, name }
}

export const deviceHeader = ({ guid, secret }: TestDevice) => ({ 'X-Gate-Device': `${guid}.${secret}` })

/** A call of a guard with this device. */
export async function fromDevice<Body>(
  server: TestServer,
  device: TestDevice,
  [method, path, body]: ['GET' | 'POST', string, unknown?],
  role: OrganiserRole = 'gate',
): Promise<Answer<Body>> {
  const token = await organiserToken(server, role)
  return server.call<Body>(method, `/organizer/gate/${path}`, {
    token,
    body,
    headers: deviceHeader(device),
  })
}

export type ScanWish = {
  scanId?: string
  code?: string | null
  pass?: string | null
  driver?: { code: string | null; pass: string | null } | null
  direction?: 'entry' | 'exit'
  deviceAt?: string
}

export function scanBody(server: TestServer, wish: ScanWish) {
  return {
    scanId: wish.scanId ?? randomUUID(),
    code: wish.code ?? null,
    pass: wish.pass ?? null,
    driver: wish.driver ?? null,
    direction: wish.direction ?? 'entry',
    deviceAt: wish.deviceAt ?? server.services.clock.wall().toISOString(),
  }
}

export async function scan(server: TestServer, device: TestDevice, wish: ScanWish): Promise<GateVerdict> {
  const answer = await fromDevice<GateVerdict>(server, device, ['POST', 'scan', scanBody(server, wish)])
  if (answer.status !== 200) throw new Error(`scan: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** One scan as a device has judged it without a network. */
export function offlineScan(server: TestServer, wish: ScanWish & { admitted?: boolean }) {
  return {
    ...scanBody(server, wish),
    admitted: wish.admitted ?? true,
    reasons: [] as string[],
    warnings: [] as string[],
    listNumber: 1,
  }
}

export type Uploaded = { results: { scanId: string; state: string }[] }

export async function upload(
  server: TestServer,
  device: TestDevice,
  scans: ReturnType<typeof offlineScan>[],
  sentAt = server.services.clock.wall().toISOString(),
) {
  const answer = await fromDevice<Uploaded>(server, device, ['POST', 'scans', { sentAt, scans }])
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.results
}

export async function snapshot(server: TestServer, device: TestDevice, since?: number) {
  const path = since === undefined ? 'snapshot' : `snapshot?since=${since}`
  const answer = await fromDevice<GateSnapshot>(server, device, ['GET', path])
  if (answer.status !== 200) throw new Error(`snapshot: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Days by the edition's clock. */
export const gateDays = {
  before: '2025-09-15T10:00:00+03:00',
  setUp: '2026-02-16T10:00:00+03:00',
  first: '2026-02-18T10:00:00+03:00',
} as const

export const clockAt = async (server: TestServer, instant: string) =>
  server.services.movableClock?.move(new Date(instant))

export const participantCode = async (server: TestServer, { guid, token }: TestApplicant) =>
  (await must<Badge>(server, 'GET', `/participants/${guid}/badge`, { token })).pass?.code ?? ''

export type Guest = { made: TestApplicant; code: string }

/** Somebody with a pass, on the first day of the forum. */
export async function forumGuest(server: TestServer): Promise<Guest> {
  await clockAt(server, gateDays.before)
  const made = await admittedParticipant(server)
  const code = await participantCode(server, made)
  await clockAt(server, gateDays.first)
  return { made, code }
}

/** Whether somebody was let in, or why not. */
export const outcome = ({ admitted, reasons }: GateVerdict) => (admitted ? 'admitted' : reasons.join(' '))

/** The same code with one byte changed. */
export function tampered(code: string, at: number): string {
  const bytes = decodeBase45(code.slice(3)) ?? new Uint8Array()
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return `Q1:${encodeBase45(bytes)}`
}
