import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { UrgentMark } from '#web/account/updates/urgent-mark.tsx'
import { useUpdates } from '#web/account/updates/use-updates.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'

/** So many stand on the home page; the rest waits on its own. */
const shown = 2

/** Important updates that cannot wait and were not read yet: on the home page until they are opened. */
export function UrgentUpdates({ participant }: { participant: string }) {
  const { data } = useUpdates(participant)
  const to = usePaths()
  const urgent = (data ?? []).filter(update => update.urgent && !update.readAt)
  if (urgent.length === 0) return null
  const page = { pathname: to('account-chat') }
  return (
    <section aria-label={m.updates_urgent_label()} className="rounded-md bg-attention-soft px-4">
      <ul className="divide-y">
        {urgent.slice(0, shown).map(update => (
          <li key={update.guid}>
            <Link
              to={{ ...page, search: `?tab=updates&update=${update.guid}` }}
              className="group flex items-center gap-3 py-3.5 text-sm -outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <UrgentMark />
                <span className="mt-0.5 block text-base/6 font-medium text-text group-hover:underline">
                  {update.title}
                </span>
              </span>
              <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-attention" />
            </Link>
          </li>
        ))}
        {urgent.length > shown && (
          <li>
            <Link to={{ ...page, search: '?tab=updates' }} className="text-link my-3 inline-block text-sm">
              {m.updates_more({ count: urgent.length - shown })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
