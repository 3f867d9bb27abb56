import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { photoLimits } from '#domain/photo/photo-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import type { Picture } from './read-picture.ts'
import { type Crop, largestZoom, wholeCrop } from './whole-crop.ts'

/** How the picture lies under the frame: moved by pixels of the screen, enlarged. */
export type CropView = { position: { x: number; y: number }; zoom: number }

export const wholePicture: CropView = { position: { x: 0, y: 0 }, zoom: 1 }

type CropperProps = {
  picture: Picture
  /** How it lay before, where the sending failed. */
  view: CropView
  /** Hears what is in the frame at first and after each change; the form around sends it. */
  onFrame: (crop: Crop, view: CropView) => void
  onCancel: () => void
}

/** The square frame: drag, pinch or arrow keys move the picture under it, the slider enlarges. */
export function PhotographCropper({ picture, view, onFrame, onCancel }: CropperProps) {
  const [position, setPosition] = useState(view.position)
  const [zoom, setZoom] = useState(view.zoom)
  const [drawn, setDrawn] = useState<Crop | null>(null)
  const latest = useRef(onFrame)
  useEffect(() => {
    latest.current = onFrame
  })
  useEffect(() => {
    if (drawn) latest.current(wholeCrop(drawn, picture), { position, zoom })
  }, [drawn, picture, position, zoom])
  const maxZoom = largestZoom(picture, photoLimits.side)
  return (
    <div className="space-y-4">
      <p id="crop-help" className="text-sm text-text-quiet">
        {m.signup_crop_help()}
      </p>
      <div className="relative aspect-square w-full max-w-96 overflow-hidden rounded-lg bg-sunken">
        <Cropper
          image={picture.url}
          crop={position}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          aspect={1}
          objectFit="cover"
          showGrid={false}
          keyboardStep={6}
          zoomWithScroll={false}
          disableAutomaticStylesInjection
          cropperProps={{
            'aria-label': m.signup_crop_frame(),
            'aria-describedby': 'crop-help',
            role: 'application',
          }}
          mediaProps={{ alt: m.signup_crop_picture() }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setDrawn(pixels)}
        />
        {/* The head fills 70 % of the height (spec point 5); the outline shows how much that is. */}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-1/2 h-7/10 w-1/2 -translate-1/2 rounded-[50%] border-2 border-dashed border-white/85 shadow-[0_0_0_1px_rgb(13_19_23/0.35)]"
        />
      </div>
      {maxZoom > 1.01 && (
        <label className="flex max-w-96 items-center gap-3 text-text-quiet">
          <span className="sr-only">{m.signup_crop_zoom()}</span>
          <ZoomOut aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            onChange={event => setZoom(Number(event.target.value))}
            aria-valuetext={`${Math.round(zoom * 100)} %`}
            className="h-11 min-w-0 flex-1 accent-accent"
          />
          <ZoomIn aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        </label>
      )}
      <Button variant="secondary" onClick={onCancel}>
        {m.signup_crop_cancel()}
      </Button>
    </div>
  )
}
