import type { Partner } from '#contract/site-page.ts'
import { isDrawnImage } from '#domain/image/image-path.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Image } from './image.tsx'

type PartnerLogoProps = {
  logo: Partner['logo']
  /** The largest width and height, in CSS pixels. */
  width: number
  height: number
  className?: string
}

/** A logo as large as its place allows. Uploaded ones are made for paper and keep a light plate on a dark page; the demo's have a dark version. */
export function PartnerLogo({ logo, width, height, className }: PartnerLogoProps) {
  return (
    <span
      className={classNames(
        'flex items-center justify-center rounded-md border p-3',
        !isDrawnImage(logo.path) && 'bg-white dark:border-transparent dark:bg-slate-300',
        className,
      )}
    >
      <Image
        path={logo.path}
        alt={logo.alt}
        {...fitInside(logo, width, height)}
        fit="inside"
        placeholder="none"
        className="h-auto max-w-full"
      />
    </span>
  )
}

/** The logo's size in its place by its own ratio, so that the frame fits the picture. */
function fitInside(logo: Partner['logo'], width: number, height: number) {
  const scale = Math.min(width / logo.width, height / logo.height)
  return { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) }
}
