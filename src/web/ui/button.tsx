import {
  type ButtonHTMLAttributes,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = {
  /** One primary per screen. */
  variant?: ButtonVariant
  /** sm 36 px (dense tables), md 44 px, lg 52 px. */
  size?: ButtonSize
  /** Full width on any screen. */
  wide?: boolean
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Shows a spinner in place of the icon and ignores presses; the words stay. */
    loading?: boolean
    icon?: ReactNode
    iconEnd?: ReactNode
    /** Gives the look to the one child element (a router link, a plain anchor) instead of a button. */
    asChild?: boolean
    ref?: Ref<HTMLButtonElement>
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
export function buttonClasses({ variant = 'primary', size = 'md', wide = false }: Look = {}): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md border font-medium text-center no-underline select-none',
    'transition-colors duration-100 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
    'disabled:opacity-50 aria-busy:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  )
}

/** A button, or with `asChild` a link that looks like one. Extra props go to the rendered element. */
export function Button({
  variant,
  size,
  wide,
  loading = false,
  icon,
  iconEnd,
  asChild = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const classes = classNames(buttonClasses({ variant, size, wide }), className)
  if (asChild && isValidElement(children)) {
    const child = children as ReactElement<{ className?: string; children?: ReactNode }>
    return cloneElement(child, {
      ...rest,
      className: classNames(classes, child.props.className),
      children: (
        <>
          {icon}
          {child.props.children}
          {iconEnd}
        </>
      ),
    })
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? event => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </button>
  )
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** Said by screen readers and shown as the browser's own hint. */
  label: string
  icon: ReactNode
  /** sm 36 px for dense places, md 44 px. */
  size?: 'sm' | 'md'
  ref?: Ref<HTMLButtonElement>
}

/** A square button with an icon only, for places where the word would repeat itself (close, more). */
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
