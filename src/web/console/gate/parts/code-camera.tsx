import { ScanLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { useCamera } from './use-camera.ts'

/** Reads the enrolment code from the screen of the console, instead of typing it. */
export function CodeCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const { state } = useCamera(video, {
    wanted,
    onText: text => {
      if (text === null) return
      setWanted(false)
      onCode(text.trim())
    },
  })
  const failed = wanted && ['denied', 'none', 'busy', 'closed'].includes(state)
  return (
    <div className="space-y-3">
      <Button
        variant="secondary"
        wide
        className="min-h-14"
        icon={<ScanLine aria-hidden="true" />}
        onClick={() => setWanted(!wanted)}
      >
        {wanted && !failed ? m.at_gate_enrol_scan_stop() : m.at_gate_enrol_scan()}
      </Button>
      {failed && (
        <p role="alert" className="text-negative">
          {m.at_gate_enrol_scan_failed()}
        </p>
      )}
      <video
        ref={video}
        muted
        playsInline
        aria-label={m.at_gate_camera_video()}
        hidden={state !== 'on'}
        className="aspect-square w-full rounded-md bg-slate-950 object-cover"
      />
    </div>
  )
}
