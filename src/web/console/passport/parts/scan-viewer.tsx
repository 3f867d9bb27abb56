import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { PageIconButton } from '#web/console/search/form.tsx'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const zooms = [1, 1.5, 2, 3, 4] as const

// In a frame of 4 by 3 a page on its side is as wide as the frame is high.
const upright = { width: '100%', height: '100%' }
const sideways = {
  width: '75%',
  height: '133.333%',
  maxWidth: 'none',
  flexShrink: 0,
}

/** One scanned page: zoom, rotate, drag. It is shown only within the page, and the browser does not keep it. */
export function ScanViewer({ fileGuid, title }: { fileGuid: string | null; title: string }) {
  const { url, failed } = usePrivateFile(fileGuid)
  const [step, setStep] = useState(0)
  const [quarters, setQuarters] = useState(0)
  const drag = useDragScroll()
  const zoom = zooms[step] ?? 1
  return (
    <figure>
      <figcaption className="mb-2 flex items-center gap-1">
        <span className="flex-1 text-sm text-text-quiet">{title}</span>
        {url && (
          <>
            <span aria-live="polite" className="tabular mr-1 text-sm text-text-quiet">
              {Math.round(zoom * 100)}%
            </span>
            <PageIconButton
              size="sm"
              ofRow
              about={title}
              label={m.organiser_zoom_out()}
              icon={ZoomOut}
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            />
            <PageIconButton
              size="sm"
              ofRow
              about={title}
              label={m.organiser_zoom_in()}
              icon={ZoomIn}
              disabled={step === zooms.length - 1}
              onClick={() => setStep(step + 1)}
            />
            <PageIconButton
              size="sm"
              ofRow
              about={title}
              label={m.organiser_turn()}
              icon={RotateCw}
              onClick={() => setQuarters((quarters + 1) % 4)}
            />
          </>
        )}
      </figcaption>
      {fileGuid && !url && !failed ? (
        <Skeleton className="aspect-[4/3] w-full rounded-md" />
      ) : url ? (
        <section
          {...drag}
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the keyboard
          tabIndex={0}
          className="aspect-[4/3] cursor-grab touch-pan-x touch-pan-y overflow-auto rounded-md border bg-sunken active:cursor-grabbing"
        >
          <div
            className="flex items-center justify-center overflow-hidden"
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          >
            <img
              src={url}
              alt={title}
              draggable={false}
              className="object-contain"
              style={{
                ...(quarters % 2 === 0 ? upright : sideways),
                rotate: `${quarters * 90}deg`,
              }}
            />
          </div>
        </section>
      ) : (
        <p className="flex aspect-[4/3] items-center justify-center rounded-md border border-dashed p-4 text-center text-sm text-text-quiet">
          {failed ? m.organiser_scan_failed() : m.organiser_scan_none()}
        </p>
      )}
    </figure>
  )
}

/** Scrolls an area by dragging with the mouse; fingers and keys scroll it anyway. */
function useDragScroll() {
  const from = useRef<{
    x: number
    y: number
    left: number
    top: number
  } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') return
      const { scrollLeft: left, scrollTop: top } = event.currentTarget
      from.current = { x: event.clientX, y: event.clientY, left, top }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return
      event.currentTarget.scrollLeft = from.current.left - (event.clientX - from.current.x)
      event.currentTarget.scrollTop = from.current.top - (event.clientY - from.current.y)
    },
    onPointerUp: () => {
      from.current = null
    },
  }
}
