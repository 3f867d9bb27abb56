import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Picture } from '#contract/picture.ts'
import { m } from '#messages/compiled/messages.js'
import { Image } from '#web/kit/picture/image.tsx'
import { downloadName, pictureDownload } from './picture-address.ts'

type PictureViewerProps = {
  /** All pictures, in the order of the page. */
  pictures: readonly Picture[]
  /** The one that the address opens, counted from 0. */
  at: number | null
  /** The address of one picture, or of the page without one. */
  addressOf: (at: number | null) => string
  children: ReactNode
}

/**
 * Pictures that open large, each by an address of its own: the server draws it above the others, the island over the whole screen
 * (site/islands/album-island.tsx).
 */
export function PictureViewer({ pictures, at, addressOf, children }: PictureViewerProps) {
  const picture = at === null ? undefined : pictures[at]
  return (
    <div data-island="album" data-island-now="picture">
      {picture && at !== null && (
        <figure data-open-picture="" className="mb-10 print:hidden">
          <Image
            path={picture.path}
            alt={picture.alt}
            width={1200}
            height={Math.round((1200 * picture.height) / picture.width)}
            fit="inside"
            loading="eager"
            className="mx-auto h-auto max-h-[80dvh] w-auto max-w-full rounded-sm"
          />
          <figcaption className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
            <span className="text-sm text-text-quiet">
              {m.gallery_counter({ number: at + 1, total: pictures.length })}
            </span>
            <span className="min-w-0 flex-1 max-sm:order-first max-sm:basis-full">{picture.alt}</span>
            <Way address={at > 0 ? addressOf(at - 1) : null} text={m.gallery_previous()}>
              <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </Way>
            <Way address={at + 1 < pictures.length ? addressOf(at + 1) : null} text={m.gallery_next()}>
              <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </Way>
            <a
              href={pictureDownload(picture.path)}
              download={downloadName(picture.path)}
              className="text-link inline-flex min-h-11 items-center gap-2 text-sm"
            >
              <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
              {m.gallery_download()}
            </a>
            <a href={addressOf(null)} className="text-link inline-flex min-h-11 items-center text-sm">
              {m.close()}
            </a>
          </figcaption>
        </figure>
      )}
      {children}
    </div>
  )
}

function Way({ address, text, children }: { address: string | null; text: string; children: ReactNode }) {
  if (address === null) return null
  return (
    <a href={address} className="text-link inline-flex min-h-11 items-center gap-1 text-sm">
      {children}
      {text}
    </a>
  )
}
