import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type GateSnapshot,
  type GateVerdict,
  overrideGateScan,
  readGateSnapshot,
  scanAtGate,
  uploadGateScans,
} from '#contract/gate.ts'
import type { Route } from '#contract/route.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { openTab } from '#test/factories/browser.ts'
import { forumMorning, gatePerson, gateSnapshot, passCode, passPayload } from '#test/factories/gate-list.ts'
import { memoryPlace } from '#test/factories/vault.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { keptText } from '#web/kit/kept/kept.ts'
import { type Vault, vaultDoor } from '#web/kit/kept/vault.ts'
import { type Call, createGate, type Gate } from './gate-engine.ts'

const guest = gatePerson()
const code = passCode(passPayload({ guid: guest.pass }))

let vault: Vault
let now: number
let loggedIn: boolean
let online: boolean
/** What the server does: answers, or is not there. */
let server: { snapshot: GateSnapshot; fails: ErrorCode | 'unreachable' | null }
let uploads: string[][]
let onShutOut: () => void

const refusal = (status: number, given: ErrorCode) => new ApiError({ status, code: given, message: given })

const call = (async (route: Route, input: { body?: unknown }) => {
  if (server.fails === 'unreachable') throw refusal(0, 'server_error')
  if (server.fails) throw refusal(403, server.fails)
  if (route === readGateSnapshot) return server.snapshot
  if (route === overrideGateScan) return { supervisor: 'Старший', inside: inside() }
  if (route === scanAtGate) return verdictOf((input.body as { scanId: string }).scanId)
  if (route !== uploadGateScans) throw new Error(`no ${route.path}`)
  const { scans } = input.body as { scans: { scanId: string }[] }
  uploads.push(scans.map(({ scanId }) => scanId))
  return { results: scans.map(({ scanId }) => ({ scanId, state: 'stored' })), inside: inside() }
}) as unknown as Call

const inside = () => ({ zone: 'forum' as const, people: 1, vehicles: 0 })

function verdictOf(scanId: string): GateVerdict {
  return {
    ...{ scanId, admitted: true, reasons: [], warnings: [], hold: null, person: guest, driver: null },
    ...{ cameIn: null, mayOverride: false, clockOffSeconds: 7, inside: inside() },
  }
}

async function openGate(): Promise<Gate> {
  const gate = createGate({
    ...{ vault, call, onShutOut, isLoggedIn: () => loggedIn, isOnline: () => online, now: () => now },
    newId: () => crypto.randomUUID(),
  })
  await gate.load()
  return gate
}

beforeEach(async () => {
  openTab({ path: '/organizer/gate' })
  const mark = keptText('gate-test', { of: 'none', until: 'logout', tab: true, audience: 'organizer' })
  vault = await vaultDoor(memoryPlace(), mark, { rounds: 1000 }).make('135790')
  now = forumMorning + 60_000
  loggedIn = true
  online = true
  server = { snapshot: gateSnapshot({ people: [guest] }), fails: null }
  uploads = []
  onShutOut = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const present = { code, pass: null }

describe('a gate', () => {
  it('asks the server while there is one', async () => {
    const gate = await openGate()
    const record = await gate.scan(present, 'entry')
    expect(record).toMatchObject({ passed: true, isOffline: false, isSent: true })
    expect(gate.store.getState()).toMatchObject({ network: 'live', clockOffSeconds: 7, shown: record })
  })

  it('judges by its list without one, also after a cold start, and knows who is inside', async () => {
    const before = await openGate()
    await before.keepUp()
    server.fails = 'unreachable'
    const first = await before.scan(present, 'entry')
    expect(first).toMatchObject({ passed: true, isOffline: true, isSent: false })
    const after = await openGate()
    const second = await after.scan(present, 'entry')
    expect(second?.verdict.reasons).toEqual(['alreadyInside'])
    expect(after.store.getState().log).toHaveLength(2)
    const forged = { code: passCode(passPayload({ guid: guest.pass }), { forged: true }), pass: null }
    expect((await after.scan(forged, 'entry'))?.verdict.reasons).toEqual(['forged'])
  })

  it('lets nobody in without a list', async () => {
    server.fails = 'unreachable'
    const record = await (await openGate()).scan(present, 'entry')
    expect(record?.verdict.reasons).toEqual(['listMissing'])
  })

  it('sends what it has judged once the network is back, each scan once', async () => {
    const gate = await openGate()
    await gate.keepUp()
    server.fails = 'unreachable'
    const scans = [await gate.scan(present, 'entry'), await gate.scan(present, 'exit')]
    await gate.keepUp()
    expect(uploads).toEqual([])
    server.fails = null
    await gate.tryAgain()
    await gate.tryAgain()
    expect(uploads).toEqual([scans.map(scan => scan?.scanId)])
    expect(gate.store.getState().log.every(({ isSent }) => isSent)).toBe(true)
    expect((await openGate()).store.getState().log.every(({ isSent }) => isSent)).toBe(true)
  })

  it('waits a while before it asks a dead network again', async () => {
    const gate = await openGate()
    await gate.keepUp()
    server.fails = 'unreachable'
    await gate.scan(present, 'entry')
    server.fails = null
    expect((await gate.scan(present, 'exit'))?.isOffline).toBe(true)
    now += 11_000
    expect((await gate.scan(present, 'entry'))?.isOffline).toBe(false)
  })

  it('asks nobody while the browser has no network', async () => {
    const gate = await openGate()
    await gate.keepUp()
    online = false
    expect((await gate.scan(present, 'entry'))?.isOffline).toBe(true)
    await gate.keepUp()
    expect(uploads).toEqual([])
    online = true
    expect((await gate.scan(present, 'exit'))?.isOffline).toBe(false)
    await gate.keepUp()
    expect(uploads).toHaveLength(1)
  })

  it('goes on by its list when the log-in has ended, and sends nothing', async () => {
    const gate = await openGate()
    await gate.keepUp()
    loggedIn = false
    expect((await gate.scan(present, 'entry'))?.isOffline).toBe(true)
    await gate.keepUp()
    expect([gate.store.getState().network, uploads]).toEqual(['loggedOut', []])
  })

  it.each(['device_shut_out', 'device_unknown'] as const)('tells that it is shut out: %s', async refused => {
    const gate = await openGate()
    server.fails = refused
    await gate.keepUp()
    expect(onShutOut).toHaveBeenCalled()
    expect(await gate.scan(present, 'entry')).toBeNull()
    expect(gate.store.getState().log).toEqual([])
  })

  it('writes down that a supervisor has let somebody in', async () => {
    const gate = await openGate()
    const record = await gate.scan(present, 'entry')
    const given = { scanId: record?.scanId ?? '', reason: 'Забыл отметиться', supervisorCode: 'ABCD' }
    await gate.override(given)
    expect(gate.store.getState().shown).toMatchObject({ passed: true, overridden: true })
  })
})
