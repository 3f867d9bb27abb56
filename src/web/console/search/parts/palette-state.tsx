import { isSearchable } from '#domain/search/search-words.ts'
import { m } from '#messages/compiled/messages.js'
import type { useConsoleSearch } from '../queries.ts'

type PaletteStateProps = {
  typed: string
  search: Pick<ReturnType<typeof useConsoleSearch>, 'current' | 'error' | 'isFetching' | 'refetch'>
  /** Lines of all groups. */
  count: number
}

/** What is going on, to be seen where the list is empty and heard always. */
export function PaletteState({ typed, search, count }: PaletteStateProps) {
  const asked = isSearchable(typed)
  const settled = !asked || (search.current && !search.isFetching)
  return (
    <>
      {search.error && asked && settled && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-5 py-3 text-sm" role="alert">
          <span className="min-w-0 flex-1">
            {m.palette_failed()}. {search.error.message}
          </span>
          <button type="button" className="text-link min-h-9" onClick={() => search.refetch()}>
            {m.retry()}
          </button>
        </p>
      )}
      {count === 0 && !search.error && (
        <div className="px-5 py-10 text-center text-sm">
          {settled ? (
            <>
              <p className="font-medium">{m.palette_none()}</p>
              <p className="mx-auto mt-1 max-w-md text-text-quiet">{m.palette_none_text()}</p>
            </>
          ) : (
            <p className="text-text-quiet">{m.palette_searching()}</p>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {typed !== '' &&
          settled &&
          !search.error &&
          (count > 0 ? m.palette_found({ count }) : m.palette_none())}
      </p>
    </>
  )
}

/** The keys, where there are any. */
export function PaletteFoot() {
  const keys = [
    { key: '↑ ↓', meaning: m.palette_key_move() },
    { key: 'Enter', meaning: m.palette_key_open() },
    { key: 'Esc', meaning: m.palette_key_close() },
  ]
  return (
    <p aria-hidden="true" className="flex gap-5 border-t px-5 py-2 text-xs text-text-quiet max-sm:hidden">
      {keys.map(({ key, meaning }) => (
        <span key={key}>
          <kbd className="font-sans font-medium text-text">{key}</kbd> {meaning}
        </span>
      ))}
    </p>
  )
}
