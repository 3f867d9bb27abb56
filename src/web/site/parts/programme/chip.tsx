import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type ChipProps = {
  href: string
  chosen: boolean
  /** A dot of this colour before the word. */
  colour?: string
  children: ReactNode
}

/** One value of a filter: a link that adds it, or removes it if it is chosen. */
export function Chip({ href, chosen, colour, children }: ChipProps) {
  return (
    <a
      href={href}
      // Filters have endless combinations, so neither robots nor prerendering should follow them.
      rel="nofollow"
      aria-current={chosen ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap lg:min-h-9 lg:px-3.5',
        chosen
          ? 'border-accent bg-accent font-medium text-on-accent hover:bg-accent-hover'
          : 'border-line hover:border-text-quiet hover:bg-sunken',
      )}
    >
      {colour && !chosen && (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ background: colour }} />
      )}
      {children}
      {chosen && (
        <span aria-hidden="true" className="-mr-1 text-base/none">
          ×
        </span>
      )}
    </a>
  )
}
