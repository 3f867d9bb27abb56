import { Camera, CameraOff, Flashlight, FlashlightOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { gateDirections } from '#domain/gate/gate-zone.ts'
import { m } from '#messages/compiled/messages.js'
import { gateDirectionWords } from '#messages/gate-word.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'

import { readByCamera, readsByCamera } from './camera-choice.ts'
import type { Gate } from './gate-engine.ts'
import { type CameraState, useCamera } from './use-camera.ts'
import { type Scans, useUnlockedSound } from './use-scans.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { VerdictPanel } from './verdict-panel.tsx'

/** The camera's picture with the verdict over it, and under it which way people pass. */
export function ScanView({ gate, scans }: { gate: Gate; scans: Scans }) {
  const { shown, isJudging } = useStore(gate.store)
  useWakeLock(true)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h1 className="sr-only">{m.page_title_organiser_gate()}</h1>
      <div className="relative min-h-80 flex-1 overflow-hidden bg-slate-950 text-white">
        <CameraPicture scans={scans} />
        {isJudging && !shown && <Judging />}
        {shown && <VerdictPanel key={shown.scanId} gate={gate} scan={shown} onNext={scans.next} />}
      </div>
      <DirectionSwitch scans={scans} />
    </div>
  )
}

function Judging() {
  return (
    <p className="absolute inset-x-0 bottom-0 z-10 flex items-center justify-center gap-3 bg-slate-950/80 p-4 text-xl">
      <Spinner />
      {m.at_gate_judging()}
    </p>
  )
}

function DirectionSwitch({ scans: { direction, turn } }: { scans: Scans }) {
  return (
    <fieldset className="grid shrink-0 grid-cols-2 gap-2 border-t p-2">
      <legend className="sr-only">{m.at_gate_direction()}</legend>
      {gateDirections.map(word => (
        <button
          key={word}
          type="button"
          aria-pressed={direction === word}
          onClick={() => turn(word)}
          className={classNames(
            'min-h-14 rounded-md border text-lg font-semibold',
            direction === word
              ? 'border-transparent bg-accent text-on-accent'
              : 'border-line bg-surface text-text hover:bg-sunken',
          )}
        >
          {gateDirectionWords[word]()}
        </button>
      ))}
    </fieldset>
  )
}

function CameraPicture({ scans }: { scans: Scans }) {
  const video = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const soundUnlocked = useUnlockedSound()
  const { state, retry, torch, switchTorch } = useCamera(video, { wanted, onText: scans.onText })
  // Whoever has allowed it before need not touch the screen.
  useEffect(() => void isCameraAllowed().then(allowed => setWanted(allowed && readsByCamera())), [])
  const start = () => {
    readByCamera(true)
    if (wanted) retry()
    else setWanted(true)
  }
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        aria-label={m.at_gate_camera_video()}
        className={classNames('absolute inset-0 size-full object-cover', state !== 'on' && 'invisible')}
      />
      {state === 'on' ? (
        <p className="absolute inset-x-0 top-0 bg-slate-950/75 p-3 text-center text-base" aria-live="polite">
          {scans.isOtherCode ? m.gate_reason_malformed() : m.at_gate_camera_on()}
          {!soundUnlocked && <span className="block text-sm">{m.at_gate_sound_locked()}</span>}
        </p>
      ) : (
        <CameraNotice state={wanted ? state : 'off'} onStart={start} />
      )}
      {torch !== null && (
        <Button
          variant="secondary"
          size="lg"
          onClick={() => void switchTorch()}
          icon={torch ? <FlashlightOff aria-hidden="true" /> : <Flashlight aria-hidden="true" />}
          className="absolute right-3 bottom-3 min-h-14"
        >
          {torch ? m.at_gate_torch_off() : m.at_gate_torch_on()}
        </Button>
      )}
    </>
  )
}

const notices: Record<Exclude<CameraState, 'on' | 'asking'>, { title: () => string; text: () => string }> = {
  off: { title: m.page_title_organiser_gate, text: m.at_gate_start_text },
  denied: { title: m.at_gate_camera_denied, text: m.at_gate_camera_denied_text },
  none: { title: m.at_gate_camera_none, text: m.at_gate_camera_none_text },
  busy: { title: m.at_gate_camera_busy, text: m.at_gate_camera_busy_text },
  closed: { title: m.at_gate_camera_closed, text: m.at_gate_camera_closed_text },
}

/** Why there is no picture, and what to do; the hand scanner and the search work all the same. */
function CameraNotice({ state, onStart }: { state: CameraState; onStart: () => void }) {
  if (state === 'asking' || state === 'on')
    return (
      <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-lg">
        <Spinner />
        {m.at_gate_camera_asking()}
      </p>
    )
  const Icon = state === 'off' ? Camera : CameraOff
  return (
    <div
      role={state === 'off' ? undefined : 'alert'}
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 overflow-y-auto p-5 text-center"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-10 shrink-0" />
      {state !== 'off' && <p className="text-xl font-semibold">{notices[state].title()}</p>}
      <p className="measure text-base">{notices[state].text()}</p>
      <Button variant="secondary" size="lg" onClick={onStart} className="min-h-16 text-xl">
        {state === 'off' ? m.at_gate_start() : m.retry()}
      </Button>
    </div>
  )
}

async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}
