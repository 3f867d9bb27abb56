import {
  type ButtonHTMLAttributes,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { useHeldFocus } from './held-focus.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Replaces the icon with a spinner and ignores presses; the text stays. */
    loading?: boolean
    icon?: ReactNode
    iconEnd?: ReactNode
    /** Styles the child element (a router link, a plain anchor) instead of rendering a button. */
    asChild?: boolean
    ref?: Ref<HTMLButtonElement>
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
  onMouseDown,
  ...rest
}: ButtonProps) {
  const press = useHeldFocus({ onMouseDown, onClick: loading ? event => event.preventDefault() : onClick })
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
      {...press}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </button>
  )
}
