import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { m } from '#messages/compiled/messages.js'
import { readersInWords } from '#web/console/letter/words.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useUpdateReaders } from '../queries.ts'
import { readInWords } from '../words.ts'

/** Who has read an update, and who has not yet. */
export function ReadersSheet({ update, onClose }: { update: OrganiserUpdate; onClose: () => void }) {
  const { data, error, refetch } = useUpdateReaders(update.guid)
  const moments = useMoments()
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={m.updates_console_who()}
      description={`${readersInWords(update.readers)}. ${readInWords(update.readers.read)}.`}
      closeLabel={m.close()}
    >
      {data ? (
        <ul className="divide-y text-sm">
          {data.items.map(({ guid, name, readAt }) => (
            <li key={guid} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 wrap-anywhere">{name || m.updates_console_nameless()}</span>
              <span className="text-text-quiet">
                {readAt ? moments.moment(readAt) : m.updates_console_unread()}
              </span>
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
    </Sheet>
  )
}
