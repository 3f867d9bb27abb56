import { type MouseEvent, useEffect, useRef } from 'react'
import { toggled } from '#domain/programme/programme-filter.ts'
import { m } from '#messages/compiled/messages.js'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { SearchIcon } from '../search/search-icon.tsx'
import { Chip } from './chip.tsx'
import type { filterChoices } from './filter-choices.ts'
import { noFilter, type ProgrammeAddress } from './programme-address.ts'

type FilterPanelProps = {
  groups: ReturnType<typeof filterChoices>
  address: ProgrammeAddress
  /** How many sessions are shown now. */
  found: number
}

/** The one button of all filters, and the panel that it opens below the bar. */
export function FilterPanel({ groups, address, found }: FilterPanelProps) {
  const { filter, hrefOf, mine } = address
  const details = useRef<HTMLDetailsElement>(null)
  const chosen =
    groups.flatMap(({ choices }) => choices.filter(choice => choice.chosen)).length + (mine ? 1 : 0)
  useEffect(() => {
    const close = (event: Event) => {
      const panel = details.current
      if (!panel?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && panel.contains(event.target)) return
      panel.open = false
    }
    // Before the session's panel, which Escape closes too.
    document.addEventListener('keydown', close, { capture: true })
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close, { capture: true })
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  const show = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (details.current) details.current.open = false
  }
  return (
    <details ref={details} className="group">
      <summary
        className={`${buttonClasses({ variant: 'secondary' })} list-none whitespace-nowrap max-sm:px-3 [&::-webkit-details-marker]:hidden`}
      >
        <SearchIcon name="filters" className="size-5" />
        {m.programme_filters()}
        {chosen > 0 && (
          <span className="tabular inline-flex min-w-6 justify-center rounded-full bg-accent px-1.5 text-xs/6 font-medium text-on-accent">
            {chosen}
          </span>
        )}
      </summary>
      <div className="absolute inset-x-0 top-full flex max-h-[calc(100dvh-var(--below-bar))] flex-col border-b bg-raised shadow-float">
        <div className="page-width grid gap-x-10 gap-y-5 overflow-y-auto pt-4 pb-5 lg:grid-cols-2">
          {groups.map(({ name, title, choices }) => (
            <fieldset key={name} className="min-w-0">
              <legend className="mb-2 text-sm text-text-quiet">{title}</legend>
              <ul className="flex flex-wrap gap-2">
                {choices.map(({ value, text, ...choice }) => (
                  <li key={value}>
                    <Chip {...choice} href={hrefOf(toggled(filter, name, value))}>
                      {text}
                    </Chip>
                  </li>
                ))}
              </ul>
            </fieldset>
          ))}
          <fieldset className="star min-w-0 flex-col items-start">
            <legend className="mb-2 text-sm text-text-quiet">{m.programme_filter_own()}</legend>
            <Chip href={hrefOf(filter, { mine: !mine })} chosen={mine}>
              {m.programme_filter_mine()}
            </Chip>
          </fieldset>
        </div>
        <div className="border-t">
          <p className="page-width flex flex-wrap items-center gap-x-6 py-2.5">
            <a href={hrefOf(filter)} onClick={show} className={buttonClasses()}>
              {m.programme_filters_show({ count: found })}
            </a>
            {chosen > 0 && (
              <a
                href={hrefOf(noFilter(filter.day), { mine: false })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {m.programme_filter_clear()}
              </a>
            )}
          </p>
        </div>
      </div>
    </details>
  )
}
