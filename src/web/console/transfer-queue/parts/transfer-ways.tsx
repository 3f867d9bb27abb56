import type { z } from 'zod'
import type { readApplicationTransfer } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { transferDirectionWords } from '#messages/transfer-word.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'

type ApplicationTransfer = z.infer<(typeof readApplicationTransfer)['response']>

/** Both ways of one person, or that there are none. */
export function TransferWays({ transfer: data }: { transfer: ApplicationTransfer }) {
  const moments = useMoments()
  return (
    <>
      {data.ways.length === 0 ? (
        <p className="text-sm text-text-quiet">
          {data.needed === null ? m.transfer_console_unsaid() : m.transfer_console_not_needed()}
        </p>
      ) : (
        <ul className="divide-y border-y text-sm">
          {data.ways.map(({ direction, day, time, hub, number, place }) => (
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
