import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type RefObject, useId, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { usePageActions } from './queries.ts'

type Offered = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'className'> & {
  icon: LucideIcon
  /** The icon is in the palette alone, where the button stands among others without one. */
  plain?: boolean
  /** Whom or what it is about, said in the palette where a page may have several such buttons. */
  about?: string | undefined
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
    | 'aria-label'
    | 'aria-keyshortcuts'
  > & {
    /** For how many it is, after its words. */
    count?: number | string | undefined
  }

/** A button that the palette offers too, by the same words, for as long as it can be pressed. */
export function PageButton({ icon: Icon, plain = false, about, count, children, ...rest }: PageButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useOffered(button, { icon: Icon, about, children })
  return (
    <Button {...rest} ref={button} icon={!plain && <Icon aria-hidden="true" />}>
      {children}
      {count !== undefined && <span className="tabular font-normal"> {count}</span>}
    </Button>
  )
}

/** A link that looks like a button, offered likewise. */
export function PageLink({ icon: Icon, plain = false, about, children, ...rest }: Offered & LinkProps) {
  const { variant, size, wide, className, ...link } = rest
  const anchor = useRef<HTMLAnchorElement>(null)
  useOffered(anchor, { icon: Icon, about, children })
  return (
    <Button asChild {...{ variant, size, wide, className }} icon={!plain && <Icon aria-hidden="true" />}>
      <Link {...link} ref={anchor}>
        {children}
      </Link>
    </Button>
  )
}

function useOffered(
  pressed: RefObject<HTMLElement | null>,
  { icon, about, children }: Pick<Offered, 'icon' | 'about' | 'children'>,
) {
  const key = useId()
  const run = () => {
    // So that a dialog it opens gives the focus back to it.
    pressed.current?.focus()
    pressed.current?.click()
  }
  usePageActions([{ key, label: children, icon, run, ...(about !== undefined && { note: about }) }], pressed)
}
