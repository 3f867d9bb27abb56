import { createStore } from 'zustand/vanilla'
import { enrolGateDevice } from '#contract/gate.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { keepPages } from '#web/kit/kept/keep-pages.ts'
import { forgetPages } from '#web/kit/kept/kept-pages.ts'
import type { Vault } from '#web/kit/kept/vault.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { localeOf, pathTo } from '#web/paths.ts'
import { type Enrolment, gateDoor, keepEnrolment, keptEnrolment } from './device-vault.ts'
import { type Call, createGate, type Gate } from './gate-engine.ts'

/**
 * - starting: not looked yet
 * - elsewhere: another tab of this browser works as the device
 * - none: not enrolled; `ended` says why it is so no longer
 * - locked: enrolled, its PIN is needed
 * - open: at work
 */
export type DeviceState =
  | { phase: 'starting' | 'elsewhere' | 'locked' }
  | { phase: 'none'; ended: 'shutOut' | 'tries' | null }
  | { phase: 'open'; gate: Gate }

/** What this browser is to the gates. */
export const gateDevice = createStore<DeviceState>(() => ({ phase: 'starting' }))

/** Looks whether this browser is a device, and whether it may open without a PIN. */
export async function startDevice(): Promise<void> {
  if (gateDevice.getState().phase !== 'starting') return
  if (!(await takeTurn())) return gateDevice.setState({ phase: 'elsewhere' }, true)
  try {
    const vault = await gateDoor().open()
    if (vault) return await open(vault)
    const state = await gateDoor().state()
    gateDevice.setState(state === 'none' ? { phase: 'none', ended: null } : { phase: 'locked' }, true)
  } catch {
    // A browser that keeps nothing is no device; one whose list was tampered with begins anew.
    await forgetDevice(null)
  }
}

/** One tab at a time: two would each know only half of who went in. True where this is the one, until it is closed. */
function takeTurn(): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise(resolve => {
    void navigator.locks.request('quorum-gate', { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock && new Promise(() => {})
    })
  })
}

/** Enrols this browser; what the server refuses is thrown. */
export async function enrolDevice({ code, pin }: { code: string; pin: string }): Promise<void> {
  const { device, secret, endsOn } = await callApi(enrolGateDevice, { body: { code } })
  const vault = await gateDoor().make(pin)
  await keepEnrolment(vault, { guid: device.guid, secret, endsOn })
  await open(vault)
}

/** Opens it by its PIN: null, or how many tries are left. */
export async function unlockDevice(pin: string): Promise<number | null> {
  const answer = await gateDoor().unlock(pin)
  if ('vault' in answer) {
    await open(answer.vault)
    return null
  }
  if (answer.triesLeft === 0) await forgetDevice('tries')
  return answer.triesLeft
}

export async function lockDevice(): Promise<void> {
  if (gateDevice.getState().phase !== 'open') return
  gateDevice.setState({ phase: 'locked' }, true)
  await gateDoor().lock()
}

/** Deletes everything that this browser holds as a device. */
export async function forgetDevice(why: 'shutOut' | 'tries' | null): Promise<void> {
  gateDevice.setState({ phase: 'none', ended: why }, true)
  await Promise.allSettled([gateDoor().erase(), forgetPages('gate')])
}

async function open(vault: Vault): Promise<void> {
  const enrolment = await keptEnrolment(vault)
  if (!enrolment) return forgetDevice(null)
  const gate = createGate({
    vault,
    call: callAs(enrolment),
    isLoggedIn: () => browserSession('organizer').isAuthenticated(),
    isOnline: () => navigator.onLine,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    onShutOut: () => void forgetDevice('shutOut'),
  })
  await gate.load()
  gateDevice.setState({ phase: 'open', gate }, true)
  // Asked for at every opening, so that a new build is kept as well.
  void keepPages([pathTo(localeOf(window.location.pathname), 'organiser-gate')])
}

function callAs({ guid, secret }: Enrolment): Call {
  return (route, input) => callApi(route, { ...input, gateDevice: `${guid}.${secret}` })
}
