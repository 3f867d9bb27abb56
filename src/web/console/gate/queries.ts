import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { gateCount } from '#contract/gate.ts'
import { judgeList } from '#domain/gate/gate-list.ts'
import { useLiveEvent } from '#web/kit/live/live-context.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { useAuthenticated } from '#web/kit/session/use-session.ts'
import { ageFacts } from './parts/device-list.ts'
import { gateDevice, lockDevice, startDevice } from './parts/gate-device.ts'
import type { Gate } from './parts/gate-engine.ts'

/** What this browser is to the gates; looked up once it is shown, and locked as soon as the log-in has ended. */
export function useGateDevice() {
  useEffect(() => void startDevice(), [])
  useEffect(() => {
    const session = browserSession('organizer')
    let wasIn = session.isAuthenticated()
    return session.subscribe(() => {
      const isIn = session.getState().accessToken !== null
      if (wasIn && !isIn) void lockDevice()
      wasIn = isIn
    })
  }, [])
  return useStore(gateDevice)
}

/** Milliseconds between two looks whether there is something to send or to fetch. */
const lookEvery = 5000

/** Keeps the device up to date while it is open, and at once when the network or a log-in is back. */
export function useKeepingUp(gate: Gate): void {
  const authenticated = useAuthenticated('organizer')
  useLiveEvent('gate', told => {
    const { success, data } = gateCount.safeParse(told)
    if (success) gate.hearCount(data)
  })
  useEffect(() => {
    const again = () => void gate.tryAgain()
    const timer = window.setInterval(() => void gate.keepUp(), lookEvery)
    if (authenticated) again()
    else void gate.keepUp()
    window.addEventListener('online', again)
    window.addEventListener('offline', gate.cut)
    if (!navigator.onLine) gate.cut()
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('offline', gate.cut)
    }
  }, [gate, authenticated])
}

/** How old the list is now, and whether it may still be used; told anew every few seconds. */
export function useListAge(gate: Gate) {
  const list = useStore(gate.store, ({ list }) => list)
  const [at, setAt] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setAt(Date.now()), lookEvery)
    return () => window.clearInterval(timer)
  }, [])
  const now = at + (list?.clockShift ?? 0)
  const limits = list?.limits ?? { oldAfterMinutes: 1, refuseAfterMinutes: 1 }
  const verdict = judgeList(ageFacts(list), { now, limits })
  return { list, age: list && Math.max(0, now - list.madeAt), verdict }
}

/** A small photograph from the device: null until it is here, and where there is none. */
export function useDevicePhotograph(gate: Gate, pass: string | null): string | null {
  const [found, setFound] = useState<{ pass: string; url: string | null } | null>(null)
  useEffect(() => {
    if (pass === null) return
    let wanted = true
    void gate.photographOf(pass).then(
      url => wanted && setFound({ pass, url }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [gate, pass])
  return found !== null && found.pass === pass ? found.url : null
}
