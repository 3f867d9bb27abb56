import type { KeyboardEvent, Ref } from 'react'
import { m } from '#messages/compiled/messages.js'
import { controlClasses } from '#web/ui/control-classes.ts'
import { SearchIcon } from '../search/search-icon.tsx'
import type { SearchState } from './search-state.ts'

type SearchFieldProps = {
  /** The page that handles the form, also without scripts. */
  action: string
  /** The filters, which a search keeps. */
  kept: readonly (readonly [string, string])[]
  /** The address without the query. */
  cleared: string
  text: string
  onText: (text: string) => void
  /** Searches without waiting for a pause. */
  onSubmit: () => void
  /** Called for the down arrow in the field. */
  onEnterResults: () => void
  state: SearchState
  ref: Ref<HTMLInputElement>
}

const noteId = 'programme-search-note'

export function SearchField(props: SearchFieldProps) {
  const { action, kept, cleared, text, onText, onSubmit, onEnterResults, state, ref } = props
  const note =
    state.is === 'short'
      ? m.programme_search_hint()
      : state.is === 'long'
        ? m.programme_search_too_long()
        : null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onEnterResults()
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      onText('')
    }
  }
  return (
    <search className="relative min-w-0 flex-1 lg:max-w-md">
      <form
        action={action}
        method="get"
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
        className="relative"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchIcon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-text-quiet"
        />
        <input
          ref={ref}
          name="q"
          // Type "search" would show the browser's own cross beside ours.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={event => onText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={m.programme_search_label()}
          aria-describedby={note ? noteId : undefined}
          placeholder={m.programme_search_placeholder()}
          className={`${controlClasses} pr-12 pl-11 text-ellipsis placeholder-shown:pr-3`}
        />
        <a
          href={cleared}
          hidden={text === ''}
          aria-label={m.programme_search_clear()}
          title={m.programme_search_clear()}
          onClick={event => {
            event.preventDefault()
            onText('')
          }}
          className="absolute top-1/2 right-0.5 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text"
        >
          <SearchIcon name="clear" className="size-5" />
        </a>
      </form>
      <p
        id={noteId}
        role="status"
        className="absolute inset-x-0 top-full z-10 rounded-b-md bg-raised px-3.5 py-2 text-sm text-text-quiet shadow-float empty:hidden"
      >
        {note}
      </p>
      <p data-when-failed="" hidden className="mt-1 text-sm text-text-quiet">
        {m.site_search_by_enter()}
      </p>
    </search>
  )
}
