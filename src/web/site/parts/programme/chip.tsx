import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { SearchIcon } from '../search/search-icon.tsx'

type ChipProps = {
  href: string
  chosen: boolean
  /** A mark of this colour before the word. */
  colour?: string | undefined
  /** How many sessions it would show; without any it cannot be chosen. Not given where it is not counted. */
  count?: number | undefined
  children: ReactNode
}

const look = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm lg:min-h-9 lg:px-3.5'

/** One value of a filter: a link that adds it, or removes it if it is chosen. */
export function Chip({ href, chosen, colour, count, children }: ChipProps) {
  const number = count !== undefined && (
    <span className={classNames('tabular text-xs', !chosen && 'text-text-quiet')}>{count}</span>
  )
  const mark = colour && !chosen && (
    <span aria-hidden="true" className="size-2 shrink-0 rounded-xs" style={{ background: colour }} />
  )
  if (count === 0 && !chosen)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without a target, as HTML has it for one that leads nowhere now
      <a role="link" aria-disabled="true" className={`${look} border-hairline text-text-quiet`}>
        {mark}
        {children}
        {number}
      </a>
    )
  return (
    <a
      href={href}
      // Filters have endless combinations, so neither robots nor prerendering should follow them.
      rel="nofollow"
      aria-current={chosen ? 'true' : undefined}
      className={classNames(
        look,
        chosen
          ? 'border-accent bg-accent font-medium text-on-accent hover:bg-accent-hover'
          : 'border-line hover:border-text-quiet hover:bg-sunken',
      )}
    >
      {mark}
      {children}
      {number}
      {chosen && <SearchIcon name="clear" className="-mr-1 size-4" />}
    </a>
  )
}
