import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/picture.ts'
import { m } from '#messages/compiled/messages.js'
import { IconButton } from '#web/ui/icon-button.tsx'
import { stepByKey, stepBySwipe } from './lightbox-step.ts'
import { downloadName, pictureDownload, wholePicture } from './picture-address.ts'

type LightboxProps = {
  pictures: readonly Picture[]
  /** Counted from 0. */
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

const control = 'text-white hover:bg-white/15 hover:text-white disabled:opacity-30'

/**
 * One picture over the whole screen. The native modal dialog keeps the focus inside; arrows, Home, End and swipes turn the pages, and the neighbours
 * are preloaded.
 */
export function Lightbox({ pictures, at, onTurn, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const touch = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const element = dialog.current
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    if (element && !element.open) element.showModal()
    closeButton.current?.focus()
    return () => {
      document.documentElement.style.overflow = overflow
      element?.close()
    }
  }, [])

  useEffect(() => {
    for (const neighbour of [pictures[at + 1], pictures[at - 1]]) {
      if (!neighbour) continue
      const { src, srcSet } = wholePicture(neighbour.path)
      Object.assign(new Image(), { sizes: '100vw', srcset: srcSet, src })
    }
  }, [pictures, at])

  const picture = pictures[at]
  if (!picture) return null
  const total = pictures.length
  const turn = (to: number) => {
    if (to !== at && to >= 0 && to < total) onTurn(to)
  }
  const byKey = (event: KeyboardEvent) => {
    const to = stepByKey(event.key, at, total)
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(to)
  }
  const touchEnds = (event: TouchEvent) => {
    const from = touch.current
    const to = event.changedTouches[0]
    touch.current = null
    if (from && to) turn(at + stepBySwipe(to.clientX - from.x, to.clientY - from.y))
  }

  return (
    <dialog
      ref={dialog}
      aria-label={m.gallery_viewer()}
      onKeyDown={byKey}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onTouchStart={event => {
        const finger = event.touches[0]
        touch.current = finger && event.touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
      }}
      onTouchEnd={touchEnds}
      className="fixed inset-0 m-0 hidden size-full scheme-dark max-h-none max-w-none flex-col bg-slate-950 text-white outline-none backdrop:bg-slate-950 open:flex"
    >
      <div className="flex items-center gap-1 px-2 pt-[max(0.5rem,env(safe-area-inset-top))] md:px-4">
        <p className="flex-1 px-2 text-sm" aria-live="polite">
          {m.gallery_counter({ number: at + 1, total })}
        </p>
        <a
          href={pictureDownload(picture.path)}
          download={downloadName(picture.path)}
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm hover:bg-white/15"
        >
          <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {m.gallery_download()}
        </a>
        <IconButton
          label={m.close()}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          ref={closeButton}
          className={control}
        />
      </div>
      <div className="relative flex min-h-0 flex-1 items-center justify-center px-2 py-2 md:px-20">
        <WholePicture key={picture.path} picture={picture} />
        <IconButton
          label={m.gallery_previous()}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => turn(at - 1)}
          className={`absolute left-4 max-md:hidden ${control}`}
        />
        <IconButton
          label={m.gallery_next()}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={at === total - 1}
          onClick={() => turn(at + 1)}
          className={`absolute right-4 max-md:hidden ${control}`}
        />
      </div>
      <div className="flex items-start gap-1 px-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-20">
        <IconButton
          label={m.gallery_previous()}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => turn(at - 1)}
          className={`md:hidden ${control}`}
        />
        <p
          aria-live="polite"
          className="min-h-13 flex-1 py-2 text-center text-sm text-balance text-slate-200"
        >
          {picture.alt}
        </p>
        <IconButton
          label={m.gallery_next()}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={at === total - 1}
          onClick={() => turn(at + 1)}
          className={`md:hidden ${control}`}
        />
      </div>
    </dialog>
  )
}

/** The space above and below the picture, as a CSS length. */
const around = '9.5rem'

/** As large as the screen and the picture allow, with a blurred placeholder until it has loaded. */
function WholePicture({ picture }: { picture: Picture }) {
  const [state, setState] = useState<'coming' | 'shown' | 'broken'>('coming')
  if (state === 'broken')
    return <p className="max-w-96 px-4 text-center text-slate-200">{m.gallery_broken()}</p>
  const { src, srcSet, placeholder } = wholePicture(picture.path)
  const { width, height, alt } = picture
  const blurred = { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' }
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="100vw"
      alt={alt}
      width={width}
      height={height}
      onLoad={() => setState('shown')}
      onError={() => setState('broken')}
      className="h-auto animate-fade-in rounded-sm"
      style={{
        width: `min(100%, ${width}px, calc((100dvh - ${around}) * ${width / height}))`,
        ...(state === 'coming' && blurred),
      }}
    />
  )
}
