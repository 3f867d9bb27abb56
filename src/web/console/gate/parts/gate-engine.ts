import { createStore } from 'zustand/vanilla'
import {
  type GateVerdict,
  mostGatePhotographs,
  mostUploaded,
  overrideGateScan,
  readGatePhotographs,
  readGateSnapshot,
  scanAtGate,
  uploadGateScans,
} from '#contract/gate.ts'
import type { Route } from '#contract/route.ts'
import type { GateDirection } from '#domain/gate/gate-zone.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import type { CallInput, CallOutput } from '#web/kit/api/call-api.ts'
import type { Vault } from '#web/kit/kept/vault.ts'
import { type DeviceList, takeSnapshot } from './device-list.ts'
import {
  keepList,
  keepPhotographs,
  keepScans,
  keptList,
  keptPhotograph,
  keptPhotographIndex,
  keptScans,
  type PhotographIndex,
} from './device-vault.ts'
import { judgeOnDevice, type Looked } from './device-verdict.ts'
import { type PassKeys, passKeysOf, readCode } from './pass-reading.ts'
import { awaitsDriver, outdated, type Presented, recordOf, type ScanRecord } from './scan-record.ts'

/** Whether verdicts come from the server; without it, or without a log-in, the device judges by its list. */
export type GateNetwork = 'live' | 'none' | 'loggedOut'

export type GateState = {
  list: DeviceList | null
  /** Newest first. */
  log: ScanRecord[]
  /** On the screen; a vehicle that waits for its driver is shown before it is in the log. */
  shown: ScanRecord | null
  network: GateNetwork
  isJudging: boolean
  photographsLeft: number
  /** How many are inside the zone, as the server last told; null while it tells nothing. */
  counted: GateVerdict['inside'] | null
  /** By how much the device's clock was off at the last answer; positive where it is behind. */
  clockOffSeconds: number
}

export type Call = <const R extends Route>(route: R, input: CallInput<R>) => Promise<CallOutput<R>>

export type GateParts = {
  vault: Vault
  /** Calls as this device. */
  call: Call
  isLoggedIn: () => boolean
  /** False where the browser knows that it has no network; what it takes for one may still lead nowhere. */
  isOnline: () => boolean
  /** The clock of the device, in milliseconds since 1970 UTC. */
  now: () => number
  newId: () => string
  /** The server knows this device no longer. */
  onShutOut: () => void
}

export type Gate = ReturnType<typeof createGate>

/** Without an answer in this time the device judges by itself, in milliseconds. */
const patience = 1500
/** After a call that failed the device judges by itself for so long, and does not let each person wait anew. */
const pause = 10_000
const refreshEvery = 60_000
/** Whatever a scanner reads; a pass has 150 characters. */
const longestCode = 400

/** A gate on this device: judges, writes down, and keeps up with the server. */
export function createGate({ vault, call, isLoggedIn, isOnline, now, newId, onShutOut }: GateParts) {
  const store = createStore<GateState>(() => ({
    ...{ list: null, log: [], shown: null, network: 'live', isJudging: false, photographsLeft: 0 },
    ...{ clockOffSeconds: 0, counted: null },
  }))
  const state = store.getState
  let keys: PassKeys = new Map()
  let photographs: PhotographIndex = new Map()
  let waitUntil = 0
  let refreshedAt = 0
  let keepingUp = false
  let isShutOut = false

  async function load(): Promise<void> {
    const list = await keptList(vault)
    if (list) keys = await passKeysOf(list.publicKeys)
    photographs = await keptPhotographIndex(vault)
    store.setState({ list, log: await keptScans(vault) })
  }

  /** A call as this device; null where the server did not answer, or refused it for another reason than its content. */
  async function ask<const R extends Route>(route: R, input: CallInput<R>): Promise<CallOutput<R> | null> {
    if (!isLoggedIn()) {
      store.setState({ network: 'loggedOut' })
      return null
    }
    try {
      const answer = await call(route, input)
      waitUntil = 0
      store.setState({ network: 'live' })
      return answer
    } catch (error) {
      const { status, code } = error instanceof ApiError ? error : { status: 0, code: null }
      if (code === 'device_shut_out' || code === 'device_unknown') {
        isShutOut = true
        onShutOut()
      } else if (status === 401) store.setState({ network: 'loggedOut' })
      else if (status === 0 || status === 429 || status >= 500) {
        waitUntil = now() + pause
        store.setState({ network: 'none' })
      } else throw error
      return null
    }
  }

  async function scan(given: Presented, direction: GateDirection): Promise<ScanRecord | null> {
    if (state().isJudging) return null
    store.setState({ isJudging: true })
    try {
      const vehicle = state().shown
      const waits =
        vehicle && awaitsDriver(vehicle.verdict) && direction === 'entry' ? vehicle.presented : null
      const next = given.code === null ? given : { ...given, code: given.code.slice(0, longestCode) }
      const made = { scanId: newId(), at: now(), direction, listNumber: state().list?.number ?? 0 }
      const facts = { ...made, presented: waits ?? next, driver: waits && next }
      const answer = await askVerdict(facts)
      // Its vault is being emptied: nothing is judged by it, or written into it, any more.
      if (isShutOut) return null
      const verdict = answer ?? (await judgeHere(facts))
      const record = recordOf({ ...facts, isOffline: answer === null }, verdict)
      if (!awaitsDriver(verdict)) await write(record)
      store.setState({ shown: record, ...(answer && toldBy(answer)) })
      return record
    } finally {
      store.setState({ isJudging: false })
    }
  }

  type Facts = Pick<ScanRecord, 'scanId' | 'at' | 'direction' | 'presented' | 'driver'>

  async function askVerdict({ at, ...facts }: Facts): Promise<GateVerdict | null> {
    // A call that is sure to fail would only keep somebody waiting.
    if (!isOnline() || now() < waitUntil) return null
    const { scanId, direction, presented, driver } = facts
    const body = { scanId, ...presented, driver, direction, deviceAt: new Date(at).toISOString() }
    // A refusal of the content, which a page of ours does not send, leaves the verdict to the device as well.
    return ask(scanAtGate, { body, signal: AbortSignal.timeout(patience) }).catch(() => null)
  }

  async function judgeHere({ scanId, direction, presented, driver, at }: Facts): Promise<GateVerdict> {
    const { list, log } = state()
    const [bearer, driving] = await Promise.all([look(presented), driver && look(driver)])
    return judgeOnDevice({ scanId, bearer, driver: driving, direction, now: at, list, log })
  }

  async function look(presented: Presented): Promise<Looked> {
    const read =
      presented.code === null ? ({ state: 'named' } as const) : await readCode(presented.code, keys)
    return { read, presented }
  }

  /** On the device before it is on the screen: what the guard has seen is never lost. */
  async function write(record: ScanRecord): Promise<void> {
    const log = [record, ...state().log.filter(({ scanId }) => scanId !== record.scanId)]
    const { madeAt = 0, clockShift = 0 } = state().list ?? {}
    const gone = outdated(log, madeAt - clockShift)
    await keepScans(vault, [record], gone)
    store.setState({ log: log.filter(scan => !gone.includes(scan)) })
  }

  /** Sends what was judged here; each scan has its own id, so that what was sent already is not counted twice. */
  async function upload(): Promise<void> {
    for (;;) {
      const waiting = state().log.filter(({ isSent }) => !isSent)
      const scans = waiting.toReversed().slice(0, mostUploaded)
      if (scans.length === 0) return
      const body = { sentAt: new Date(now()).toISOString(), scans: scans.map(uploaded) }
      const answer = await ask(uploadGateScans, { body })
      if (!answer) return
      const known = new Set(answer.results.map(({ scanId }) => scanId))
      const sent = scans.filter(({ scanId }) => known.has(scanId)).map(scan => ({ ...scan, isSent: true }))
      if (sent.length === 0) return
      await keepScans(vault, sent, [])
      const byId = new Map(sent.map(scan => [scan.scanId, scan]))
      store.setState({ log: state().log.map(scan => byId.get(scan.scanId) ?? scan) })
    }
  }

  async function refresh(): Promise<void> {
    const { list } = state()
    const snapshot = await ask(readGateSnapshot, { query: list ? { since: list.number } : {} })
    if (!snapshot) return
    refreshedAt = now()
    const change = takeSnapshot(list, snapshot)
    keys = await passKeysOf(change.list.publicKeys)
    store.setState({ list: change.list })
    await keepList(vault, change)
  }

  async function fetchPhotographs(): Promise<void> {
    const people = state().list?.people
    if (!people) return
    const gone = [...photographs.keys()].filter(pass => !people.get(pass)?.photograph)
    const wanted = [...people.values()].filter(
      ({ pass, photograph }) => photograph !== null && photographs.get(pass) !== photograph,
    )
    store.setState({ photographsLeft: wanted.length })
    if (wanted.length === 0 && gone.length === 0) return
    const next = wanted.slice(0, mostGatePhotographs)
    const passes = next.map(({ pass }) => pass)
    const answer = passes.length > 0 ? await ask(readGatePhotographs, { body: { passes } }) : { items: [] }
    if (!answer) return
    // Those that the server has none of are not asked for again until they change.
    const index = new Map(photographs)
    for (const { pass, photograph } of next) index.set(pass, photograph ?? '')
    for (const pass of gone) index.delete(pass)
    await keepPhotographs(vault, index, { come: answer.items, gone })
    photographs = index
    store.setState({ photographsLeft: wanted.length - next.length })
  }

  /** Brings both sides up to date; called often, works where there is something to do. */
  async function keepUp(): Promise<void> {
    if (keepingUp) return
    if (!isLoggedIn()) store.setState({ network: 'loggedOut' })
    if (isShutOut || !isLoggedIn() || !isOnline() || now() < waitUntil) return
    keepingUp = true
    try {
      await upload()
      if (now() - refreshedAt >= refreshEvery || now() < refreshedAt) await refresh()
      await fetchPhotographs()
    } catch {
      // A refusal that the device can do nothing about; the age of the list tells.
      waitUntil = now() + pause
    } finally {
      keepingUp = false
    }
  }

  async function override(given: { scanId: string; reason: string; supervisorCode: string | null }) {
    const answer = await call(overrideGateScan, { body: given })
    const found = state().log.find(({ scanId }) => scanId === given.scanId)
    if (!found) return answer
    const record = { ...found, passed: true, overridden: true }
    await write(record)
    if (state().shown?.scanId === record.scanId) store.setState({ shown: record })
    return answer
  }

  return {
    ...{ store, load, scan, keepUp, override, refresh },
    /** The network is back, by what the browser says: the next call tries. */
    tryAgain: () => {
      waitUntil = 0
      return keepUp()
    },
    cut: () => store.setState({ network: 'none' }),
    dismiss: () => store.setState({ shown: null }),
    /** The server tells all devices of a zone how many are inside. */
    hearCount: (counted: GateVerdict['inside']) => {
      if (counted.zone === state().list?.device.zone) store.setState({ counted })
    },
    /** A data URL of a small photograph, where one is here. */
    async photographOf(pass: string): Promise<string | null> {
      const found = await keptPhotograph(vault, pass)
      return found && `data:image/webp;base64,${found.webp}`
    },
  }
}

const toldBy = ({ clockOffSeconds, inside }: GateVerdict) => ({ clockOffSeconds, counted: inside })

function uploaded({ scanId, presented, driver, direction, at, verdict, listNumber }: ScanRecord) {
  const { admitted, reasons, warnings } = verdict
  const deviceAt = new Date(at).toISOString()
  return { scanId, ...presented, driver, direction, deviceAt, admitted, reasons, warnings, listNumber }
}
