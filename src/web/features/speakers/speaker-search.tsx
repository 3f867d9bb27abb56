import { Search } from 'lucide-react'
import { useId } from 'react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/form-field.tsx'

type SpeakerSearchProps = {
  words: string
  onWords: (words: string) => void
  /** How many are left; null while everybody is shown. */
  found: number | null
  total: number
}

/** Searches as one types, by a name in either script or a company. */
export function SpeakerSearch({ words, onWords, found, total }: SpeakerSearchProps) {
  const id = useId()
  return (
    <search className="block">
      <label htmlFor={id} className="text-sm font-semibold">
        {m.speakers_search()}
      </label>
      <span className="relative mt-1.5 block">
        <Search
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-quiet"
        />
        <input
          id={id}
          type="search"
          value={words}
          maxLength={100}
          autoComplete="off"
          placeholder={m.speakers_search_hint()}
          onChange={event => onWords(event.target.value)}
          className={classNames(controlClasses, 'pl-10')}
        />
      </span>
      <p role="status" className="mt-1.5 min-h-5 text-sm text-text-quiet">
        {found === null ? m.speakers_count({ count: total }) : m.speakers_found({ count: found })}
      </p>
    </search>
  )
}
