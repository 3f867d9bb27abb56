import type { Picture } from '#contract/picture.ts'
import { classNames } from '#web/ui/class-names.ts'
import { initials } from '#web/ui/initials.ts'
import { Image } from './image.tsx'

type PortraitProps = {
  name: string
  photo: Picture | null
  /** The largest side, in CSS pixels. */
  side: number
  className?: string
}

/** A square portrait, or the initials without a photograph. The name is beside it, so the alt text is empty. */
export function Portrait({ name, photo, side, className }: PortraitProps) {
  const frame = classNames('block aspect-square w-full overflow-hidden rounded-md bg-sunken', className)
  if (photo)
    return (
      <span className={frame}>
        <Image path={photo.path} alt="" width={side} height={side} className="size-full" />
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className={classNames(frame, 'grid place-content-center text-3xl font-semibold text-text-quiet')}
    >
      {initials(name)}
    </span>
  )
}
