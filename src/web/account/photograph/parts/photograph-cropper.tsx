import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ScanFace, ZoomIn, ZoomOut } from 'lucide-react'
import { useId } from 'react'
import type { Frame } from '#domain/photograph/face-geometry.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { moveFrame, type Size, sideRange, steps, zoomFrame } from './crop-frame.ts'
import { useCropGestures } from './use-crop-gestures.ts'

type CropperProps = {
  picture: Size & { url: string }
  frame: Frame
  onFrame: (frame: Frame) => void
  /** Puts the frame round the face again; null while no face is known. */
  onPropose: (() => void) | null
}

/** The square frame over a picture: by finger, mouse, keyboard or button. */
export function PhotographCropper({ picture, frame, onFrame, onPropose }: CropperProps) {
  const helpId = useId()
  const gestures = useCropGestures({ picture, frame, onFrame })
  const percent = (value: number) => `${(value / frame.side) * 100}%`
  return (
    <div className="w-full max-w-96 space-y-3">
      <div
        {...gestures}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes arrow keys
        tabIndex={0}
        aria-label={m.photograph_frame_label()}
        aria-describedby={helpId}
        className="relative aspect-square w-full cursor-grab touch-none overflow-hidden rounded-lg bg-sunken select-none active:cursor-grabbing"
      >
        <img
          src={picture.url}
          alt={m.signup_crop_picture()}
          draggable={false}
          className="pointer-events-none absolute max-w-none"
          style={{
            width: percent(picture.width),
            height: percent(picture.height),
            left: percent(-frame.x),
            top: percent(-frame.y),
          }}
        />
        {/* The head as the automatic crop places it: 72 % of the height, the eyes 55 % above the lower edge. */}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-[9%] left-[23%] h-[72%] w-[54%] rounded-[50%] border-2 border-dashed border-white/85 shadow-[0_0_0_1px_rgb(13_19_23/0.35)]"
        />
      </div>
      <ZoomRow {...{ picture, frame, onFrame }} />
      <MoveRow {...{ picture, frame, onFrame, onPropose }} />
      <p className="text-sm text-text-quiet pointer-fine:hidden">{m.photograph_frame_touch()}</p>
      {/* A touch screen may have a keyboard too, so screen readers always get the help. */}
      <p id={helpId} className="hidden text-sm text-text-quiet pointer-fine:block">
        {m.photograph_frame_help()}
      </p>
    </div>
  )
}

function ZoomRow({ picture, frame, onFrame }: Omit<CropperProps, 'onPropose'>) {
  const { least, most } = sideRange(picture)
  if (most - least < 1) return null
  const zoom = (factor: number) => onFrame(zoomFrame(frame, factor, picture))
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={m.photograph_farther()}
        icon={<ZoomOut aria-hidden="true" />}
        onClick={() => zoom(1 / steps.bigZoom)}
      />
      <input
        type="range"
        aria-label={m.photograph_zoom()}
        aria-valuetext={`${Math.round((most / frame.side) * 100)} %`}
        min={1}
        max={most / least}
        step={0.01}
        value={most / frame.side}
        onChange={event => zoom(frame.side / (most / Number(event.target.value)))}
        className="h-11 min-w-0 flex-1 accent-accent"
      />
      <IconButton
        label={m.photograph_closer()}
        icon={<ZoomIn aria-hidden="true" />}
        onClick={() => zoom(steps.bigZoom)}
      />
    </div>
  )
}

/** Buttons for people who cannot drag. */
function MoveRow({ picture, frame, onFrame, onPropose }: CropperProps) {
  const step = frame.side * (steps.move * 2)
  const ways = [
    { label: m.photograph_left(), Icon: ArrowLeft, x: step, y: 0 },
    { label: m.photograph_up(), Icon: ArrowUp, x: 0, y: step },
    { label: m.photograph_down(), Icon: ArrowDown, x: 0, y: -step },
    { label: m.photograph_right(), Icon: ArrowRight, x: -step, y: 0 },
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="-ml-1 flex">
        {ways.map(({ label, Icon, x, y }) => (
          <IconButton
            key={label}
            label={label}
            icon={<Icon aria-hidden="true" />}
            onClick={() => onFrame(moveFrame(frame, { x, y }, picture))}
          />
        ))}
      </div>
      {onPropose && (
        <Button
          size="sm"
          variant="secondary"
          className="min-h-11 grow sm:grow-0"
          icon={<ScanFace aria-hidden="true" />}
          onClick={onPropose}
        >
          {m.photograph_propose()}
        </Button>
      )}
    </div>
  )
}
