import { m } from '#messages/compiled/messages.js'
import { ListSearch } from '#web/ui/list-search.tsx'

type SpeakerSearchProps = {
  words: string
  onWords: (words: string) => void
  /** How many are left; null while everybody is shown. */
  found: number | null
  total: number
}

/** Searches as one types, by a name in either script or a company. */
export function SpeakerSearch({ words, onWords, found, total }: SpeakerSearchProps) {
  return (
    <ListSearch
      label={m.speakers_search()}
      hint={m.speakers_search_hint()}
      clearLabel={m.speakers_clear()}
      value={words}
      maxLength={100}
      onValue={onWords}
      outcome={found === null ? m.speakers_count({ count: total }) : m.speakers_found({ count: found })}
    />
  )
}
