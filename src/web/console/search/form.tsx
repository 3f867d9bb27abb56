import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type RefObject, useId, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { usePageActions } from './queries.ts'

type Offered = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'className'> & {
  icon: LucideIcon
  /** Only the palette shows the icon: the buttons beside this one have none. */
  plain?: boolean
  /** Whom or what it is about, said in the palette where a page may have several such buttons. */
  about?: string | undefined
  /** What the palette calls it, where its own word needs what stands beside it. */
  named?: string
  /** Lists of other pages have it too. */
  ofList?: boolean
  /** Each row of a list has it. */
  ofRow?: boolean
  /** Where the toolbar around it is narrow, the icon stands alone. */
  folds?: boolean
  children: string
}

type PageButtonProps = Offered &
  Pick<
    ComponentProps<typeof Button>,
    | 'type'
    | 'form'
    | 'onClick'
    | 'disabled'
    | 'loading'
    | 'aria-disabled'
    | 'autoFocus'
    | 'aria-expanded'
    | 'aria-label'
    | 'aria-keyshortcuts'
  > & {
    /** For how many it is, after its words. */
    count?: number | string | undefined
  }

/** A button that the palette offers too, by the same words, for as long as it can be pressed. */
export function PageButton({
  icon: Icon,
  plain = false,
  about,
  named,
  ofList,
  ofRow,
  folds,
  ...props
}: PageButtonProps) {
  const { count, children, className, ...rest } = props
  const button = useRef<HTMLButtonElement>(null)
  useOffered(button, { icon: Icon, about, ofList, ofRow, children: named ?? children })
  return (
    <Button
      {...rest}
      ref={button}
      icon={!plain && <Icon aria-hidden="true" />}
      {...(folds && { title: children })}
      className={classNames(folds && '@max-md:px-2.5', className)}
    >
      {folds ? <span className="@max-md:sr-only">{children}</span> : children}
      {count !== undefined && <span className="tabular font-normal"> {count}</span>}
    </Button>
  )
}

/** A link that looks like a button, offered likewise. */
export function PageLink({
  icon: Icon,
  plain = false,
  about,
  ofList,
  ofRow,
  ...props
}: Omit<Offered, 'named'> & LinkProps) {
  const { children, variant, size, wide, className, ...link } = props
  const anchor = useRef<HTMLAnchorElement>(null)
  useOffered(anchor, { icon: Icon, about, ofList, ofRow, children })
  return (
    <Button asChild {...{ variant, size, wide, className }} icon={!plain && <Icon aria-hidden="true" />}>
      <Link {...link} ref={anchor}>
        {children}
      </Link>
    </Button>
  )
}

type PageIconButtonProps = Pick<Offered, 'about' | 'ofRow'> &
  Omit<ComponentProps<typeof IconButton>, 'icon' | 'ref'> & { icon: LucideIcon }

/** A button that is only an icon, offered by its label. */
export function PageIconButton({ icon: Icon, about, ofRow, ...props }: PageIconButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useOffered(button, { icon: Icon, about, ofRow, children: props.label })
  return <IconButton {...props} ref={button} icon={<Icon aria-hidden="true" />} />
}

function useOffered(
  pressed: RefObject<HTMLElement | null>,
  { icon, about, ofList, ofRow, children }: Pick<Offered, 'icon' | 'about' | 'ofList' | 'ofRow' | 'children'>,
) {
  const key = useId()
  const run = () => {
    // So that a dialog it opens gives the focus back to it.
    pressed.current?.focus()
    pressed.current?.click()
  }
  const more = {
    ...(about !== undefined && { note: about }),
    ...(ofList && { ofList }),
    ...(ofRow && { ofRow }),
  }
  usePageActions([{ key, label: children, icon, run, ...more }], pressed)
}
