import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  /** One primary per screen. */
  variant?: ButtonVariant
  /** sm 36 px (dense tables), md 44 px, lg 52 px. */
  size?: ButtonSize
  /** Full width on any screen. */
  wide?: boolean
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line bg-surface text-text hover:bg-sunken hover:border-text-quiet',
  quiet: 'border-transparent text-accent-text hover:bg-accent-soft',
  danger: 'border-transparent bg-negative-fill text-on-negative hover:bg-negative-fill-hover',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm gap-1.5',
  md: 'min-h-11 px-4.5 py-2 text-base/6 gap-2',
  lg: 'min-h-13 px-6 py-2.5 text-lg/7 gap-2.5',
}

/** The classes of a button, for an element that cannot go through `Button` (a file label, a Radix trigger). */
export function buttonClasses({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md border font-medium text-center no-underline select-none',
    'transition-colors duration-100 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
    'disabled:opacity-50 aria-busy:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  )
}
