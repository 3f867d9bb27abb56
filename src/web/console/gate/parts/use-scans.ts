import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type GateDirection, gateDirections } from '#domain/gate/gate-zone.ts'
import { keptText } from '#web/kit/kept/kept.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import type { Gate } from './gate-engine.ts'
import { awaitsDriver, type Presented, type ScanRecord } from './scan-record.ts'
import { nothingTyped, passCodeIn, takeKey } from './scanned-text.ts'
import { give, isSoundUnlocked, unlockSound } from './verdict-signal.ts'

const keptDirection = keptText('gate-direction', { of: 'none', until: 'logout', audience: 'organizer' })

/** A code that stays before the camera counts once, until it was out of sight for so long, in milliseconds. */
const outOfSight = 3000
const nothingSeen = { text: '', goneAt: null }

/** How long an admitting verdict stays at least before the next code replaces it. */
const shownAtLeast = 1200

export type Scans = ReturnType<typeof useScans>

/** Everything that leads to a verdict: the camera, a hand scanner, a name; with the sound and the shaking that tell it. */
export function useScans(gate: Gate, onScan: () => void) {
  const [direction, setDirection] = useState<GateDirection>(
    () => gateDirections.find(word => word === keptDirection.read()) ?? 'entry',
  )
  const [isOtherCode, setOtherCode] = useState(false)
  /** The code last seen; `goneAt` since when the camera has seen none. */
  const seen = useRef<{ text: string; goneAt: number | null }>(nothingSeen)
  const shownAt = useRef(0)

  const scan = useEffectEvent(async (presented: Presented) => {
    // A guard with a camera touches nothing for hours.
    browserSession('organizer').use()
    // Where a measurement of the verdict begins (npm run bench -- gate).
    performance.mark('gate-code-read')
    onScan()
    const record = await gate.scan(presented, direction)
    if (!record) return
    shownAt.current = performance.now()
    give(signalOf(record), { sound: true })
  })

  const takeText = useEffectEvent((text: string | null) => {
    const at = performance.now()
    const { text: last, goneAt } = seen.current
    if (text === null) {
      seen.current = { text: last, goneAt: goneAt ?? at }
      return
    }
    // By looks without a code, not by the time between two looks: a slow phone looks seldom.
    const isSame = last === text && (goneAt === null || at - goneAt < outOfSight)
    seen.current = { text, goneAt: null }
    const code = passCodeIn(text)
    setOtherCode(code === null)
    if (isSame || code === null) return
    if (mayReplace(gate.store.getState().shown, at - shownAt.current)) void scan({ code, pass: null })
    // It is taken as soon as the screen is free.
    else seen.current = nothingSeen
  })

  const forgetSeen = () => {
    seen.current = nothingSeen
  }

  useHandScanner(code => void scan({ code, pass: null }))

  return {
    direction,
    turn: (next: GateDirection) => {
      keptDirection.write(next)
      setDirection(next)
      forgetSeen()
      gate.dismiss()
    },
    isOtherCode,
    onText: useCallback((text: string | null) => takeText(text), []),
    scan: useCallback((presented: Presented) => void scan(presented), []),
    next: () => {
      forgetSeen()
      gate.dismiss()
    },
  }
}

function signalOf({ verdict, passed }: ScanRecord): 'yes' | 'no' | 'ask' {
  if (awaitsDriver(verdict)) return 'ask'
  return passed ? 'yes' : 'no'
}

/** A refusal stays until the guard has read it; whoever is let in makes room for the next. */
function mayReplace(shown: ScanRecord | null, shownFor: number): boolean {
  if (!shown) return true
  return (shown.passed || awaitsDriver(shown.verdict)) && shownFor > shownAtLeast
}

/** Hears a hand scanner on the whole page, except where somebody types. */
function useHandScanner(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let typed = nothingTyped
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
      const { code: place, key, shiftKey } = event
      const taken = takeKey(typed, { code: place, key, shift: shiftKey }, event.timeStamp)
      typed = taken.typed
      if (taken.isScan) {
        // Its Enter must press no button, and its spaces must not scroll.
        event.preventDefault()
        event.stopPropagation()
      }
      if (taken.code) tell(taken.code)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** Whether sound works, which the first touch of the page allows. */
export function useUnlockedSound(): boolean {
  const [unlocked, setUnlocked] = useState(false)
  useEffect(() => {
    setUnlocked(isSoundUnlocked())
    const unlock = () => void unlockSound().then(setUnlocked)
    window.addEventListener('pointerdown', unlock)
    window.addEventListener('keydown', unlock)
    return () => {
      window.removeEventListener('pointerdown', unlock)
      window.removeEventListener('keydown', unlock)
    }
  }, [])
  return unlocked
}
