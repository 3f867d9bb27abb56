import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createScanReader } from './scan-reader.ts'

/**
 * What the camera is doing, or why it does nothing:
 * - denied: the person, or the browser's settings, forbid it
 * - none: the device has no camera
 * - busy: another program has it
 * - closed: this page may not ask (an old browser, or an address without https)
 */
export type CameraState = 'off' | 'asking' | 'on' | 'denied' | 'none' | 'busy' | 'closed'

type Torch = MediaTrackCapabilities & { torch?: boolean }

/** Milliseconds between two looks at least: ten a second are enough, and spare the battery. */
const pace = 100

/**
 * Shows the back camera in `video` while `wanted`, and calls back after each look with the text that it reads, or null. It
 * lets go of the camera while the page is hidden.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  { wanted, onText }: { wanted: boolean; onText: (text: string | null) => void },
) {
  const [state, setState] = useState<CameraState>('off')
  const [torch, setTorch] = useState<boolean | null>(null)
  const [attempt, setAttempt] = useState(0)
  const stream = useRef<MediaStream | null>(null)
  const tell = useEffectEvent(onText)
  const visible = useVisible()
  const runs = wanted && visible

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!runs) return
    let stopped = false
    setState('asking')
    void openCamera().then(
      async opened => {
        if (stopped) return stop(opened)
        stream.current = opened
        const [track] = opened.getVideoTracks()
        const able = (track?.getCapabilities?.() ?? {}) as Torch
        setTorch(able.torch ? false : null)
        track?.addEventListener('ended', () => !stopped && setState('busy'))
        if (video.current) {
          video.current.srcObject = opened
          await video.current.play().catch(() => {})
        }
        if (!stopped) setState('on')
      },
      error => !stopped && setState(stateOf(error)),
    )
    return () => {
      stopped = true
      stop(stream.current)
      stream.current = null
      setTorch(null)
      setState('off')
    }
  }, [runs, attempt, video])

  useEffect(() => {
    if (state !== 'on') return
    let stopped = false
    const reader = createScanReader(() => setState('closed'))
    const look = async () => {
      while (!stopped) {
        const begun = performance.now()
        const text = video.current && (await reader.look(video.current))
        if (stopped) return
        tell(text ?? null)
        await new Promise(resolve => setTimeout(resolve, Math.max(20, pace - (performance.now() - begun))))
      }
    }
    void look()
    return () => {
      stopped = true
      reader.close()
    }
  }, [state, video])

  const switchTorch = useCallback(async () => {
    const [track] = stream.current?.getVideoTracks() ?? []
    const next = torch !== true
    try {
      await track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] })
      setTorch(next)
    } catch {
      setTorch(null)
    }
  }, [torch])

  return {
    state,
    /** Asks again, after the person has allowed it. */
    retry: () => setAttempt(attempt + 1),
    /** Null where the camera has no lamp. */
    torch,
    switchTorch,
  }
}

async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) throw new DOMException('no camera', 'SecurityError')
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'SecurityError' ? 'closed' : 'busy'
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return visible
}
