import { Link } from 'react-router'
import type { WatchEntry } from '#contract/organiser-watch-list.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type WatchEntrySheetProps = { entry: WatchEntry; onClose: () => void }

/** One person of the list with the whole remark, and the way to whom they were found to be like. */
export function WatchEntrySheet({ entry, onClose }: WatchEntrySheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  const { birthDate, remark, loadedAt, loadedBy, searchedAt, hits } = entry
  return (
    <Sheet open onOpenChange={next => !next && onClose()} title={entry.name} closeLabel={m.close()}>
      <DefinitionList
        items={[
          {
            term: m.organiser_birth_date(),
            value: birthDate ? moments.shortDay(birthDate) : orNotGiven(null),
          },
          { term: m.watch_remark(), value: orNotGiven(remark) },
          { term: m.watch_entry_loaded(), value: moments.moment(loadedAt) },
          { term: m.watch_entry_loaded_by(), value: colleagueName(locale, loadedBy) },
          {
            term: m.watch_entry_searched(),
            value: searchedAt ? moments.moment(searchedAt) : m.watch_entry_waiting(),
          },
          { term: m.watch_entry_found(), value: hits },
        ]}
      />
      {hits > 0 && (
        <p className="mt-6">
          <Link to={to('organiser-watch-list')} className="text-link">
            {m.watch_entry_hits()}
          </Link>
        </p>
      )}
    </Sheet>
  )
}
