import type { TransferWay } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { transferDirectionWords } from '#messages/transfer-word.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Section } from '#web/ui/section.tsx'
import { useApplicationTransfer } from './parts/use-transfers.ts'

/** How the applicant arrives and leaves, for who may see it. */
export function ApplicationTransfer({ guid }: { guid: string }) {
  const { may } = useOrganiser()
  return may('read-transfers') ? <Ways guid={guid} /> : null
}

function Ways({ guid }: { guid: string }) {
  const { data } = useApplicationTransfer(guid)
  if (!data) return null
  return (
    <Section title={m.transfer_console()} level={3}>
      <TransferWays transfer={data} />
    </Section>
  )
}

/** Both ways of one person, or that there are none. */
export function TransferWays({
  transfer: { needed, ways },
}: {
  transfer: { needed: boolean | null; ways: readonly TransferWay[] }
}) {
  const moments = useMoments()
  return (
    <>
      {ways.length === 0 ? (
        <p className="text-sm text-text-quiet">
          {needed === null ? m.transfer_console_unsaid() : m.transfer_console_not_needed()}
        </p>
      ) : (
        <ul className="divide-y border-y text-sm">
          {ways.map(({ direction, day, time, hub, number, place }) => (
            <li key={direction} className="flex flex-wrap gap-x-6 gap-y-0.5 py-2.5">
              <span className="w-32">{transferDirectionWords[direction]()}</span>
              <span className="min-w-0 flex-1 basis-56">
                <span className="tabular block font-medium">
                  {moments.shortDay(day)}, {time}
                </span>
                <span className="block text-text-quiet">
                  {[hub, number, place].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
