import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** Read by screen readers and shown as the native tooltip. */
  label: string
  icon: ReactNode
  /** sm 36 px for dense places, md 44 px. */
  size?: 'sm' | 'md'
  ref?: Ref<HTMLButtonElement>
}

/** A square button with only an icon, where a text would repeat itself (close, more). */
export function IconButton({
  label,
  icon,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-md text-text-quiet transition-colors duration-100',
        'hover:bg-sunken hover:text-text disabled:opacity-50 [&_svg]:size-5 [&_svg]:stroke-[1.5]',
        size === 'sm' ? 'size-9' : 'size-11',
        className,
      )}
    >
      {icon}
    </button>
  )
}
