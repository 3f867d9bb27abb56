import { useState } from 'react'
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

/** Sizes in px, spec point 9. */
export const AVATAR_SIZES = {
  '3xs': 16,
  '2xs': 20,
  xs: 24,
  sm: 28,
  md: 32,
  lg: 36,
  xl: 40,
  '2xl': 44,
  '3xl': 48,
} as const

export type AvatarSize = keyof typeof AVATAR_SIZES

type AvatarProps = {
  name: string
  src?: string | undefined
  srcSet?: string | undefined
  size?: AvatarSize
  /** The alternative text, where the name is not beside it. */
  alt?: string
  className?: string
}

/** A person's photograph, or at most two initials where there is none or it fails to load. */
export function Avatar({ name, src, srcSet, size = 'md', alt = '', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const pixels = AVATAR_SIZES[size]
  const shape = classNames('shrink-0 rounded-full', className)
  if (src && failed !== src)
    return (
      <img
        src={src}
        srcSet={srcSet}
        alt={alt}
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
        className={`${shape} bg-sunken object-cover`}
        style={{ width: pixels, height: pixels }}
      />
    )
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`${shape} inline-flex items-center justify-center bg-accent-soft font-medium text-accent-text select-none`}
      style={{
        width: pixels,
        height: pixels,
        fontSize: Math.max(7, Math.round(pixels * 0.38)),
        lineHeight: 1,
      }}
    >
      {initials(name)}
    </span>
  )
}
