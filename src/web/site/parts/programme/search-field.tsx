import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { m } from '#messages/compiled/messages.js'
import { controlClasses } from '#web/ui/form-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { SearchState } from './use-programme-search.ts'

type SearchFieldProps = {
  text: string
  onText: (text: string) => void
  /** At once, without waiting for a pause in the typing. */
  onSubmit: () => void
  /** Down from the field. */
  onEnterResults: () => void
  state: SearchState
  ref: Ref<HTMLInputElement>
}

/** The field above the programme. */
export function SearchField({ text, onText, onSubmit, onEnterResults, state, ref }: SearchFieldProps) {
  const noteId = useId()
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
    <search className="print:hidden noscript:hidden">
      <form
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
        className="relative max-w-prose"
      >
        <Search
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-text-quiet"
        />
        <input
          ref={ref}
          // Not of type "search": its own cross would stand beside ours.
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
          className={`${controlClasses} pr-12 pl-11`}
        />
        {text !== '' && (
          <IconButton
            label={m.programme_search_clear()}
            icon={<X aria-hidden="true" />}
            onClick={() => onText('')}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
          />
        )}
      </form>
      <p id={noteId} role="status" className="mt-1.5 text-sm text-text-quiet empty:hidden">
        {note}
      </p>
    </search>
  )
}
