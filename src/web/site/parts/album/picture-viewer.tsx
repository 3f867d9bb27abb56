import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Picture } from '#contract/picture.ts'
import { routerPath } from '#web/kit/still/own-link.ts'
import { useOpenPicture } from './use-open-picture.ts'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

type PictureViewerProps = {
  /** All that can be turned to, in the order of the page. */
  pictures: readonly Picture[]
  children: ReactNode
}

/** Opens the pictures within over the page, and gives the focus back to the one that was looked at last. */
export function PictureViewer({ pictures, children }: PictureViewerProps) {
  const { at, open, turnTo, close } = useOpenPicture(pictures.length)
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (at === null && last.current !== null) document.getElementById(`picture-${last.current + 1}`)?.focus()
    last.current = at
  }, [at])

  const openOwn = (event: MouseEvent) => {
    const anchor =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-picture]') : null
    // What the browser was asked for, a new tab say, stays the browser's.
    if (!anchor || routerPath(event.nativeEvent, anchor, new URL(window.location.href)) === null) return
    event.preventDefault()
    open(Number(anchor.dataset.picture))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing here reacts but the links inside */}
      <div onClick={openOwn}>{children}</div>
      {at !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} at={at} onTurn={turnTo} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
