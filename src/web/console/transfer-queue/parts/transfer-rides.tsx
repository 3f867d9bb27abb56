import type { TransferRide } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { transferDirectionWords } from '#messages/transfer-word.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'

/** How many seats each flight and train needs, the fullest first; folded, because the list is the work. */
export function TransferRides({ rides }: { rides: readonly TransferRide[] }) {
  const moments = useMoments()
  if (rides.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="min-h-9 py-1.5 font-medium select-none">
        {m.transfer_rides({ count: rides.length })}
      </summary>
      <ul className="max-h-60 max-w-3xl divide-y overflow-y-auto border-y">
        {rides.map(({ direction, day, time, hub, number, seats }) => (
          <li
            key={`${direction} ${day} ${time} ${hub} ${number}`}
            className="flex flex-wrap justify-between gap-x-4 py-1.5"
          >
            <span>
              <span className="text-text-quiet">{transferDirectionWords[direction]()}: </span>
              <span className="tabular">
                {moments.shortDay(day)}, {time}
              </span>
              {' · '}
              {[number, hub].filter(Boolean).join(', ')}
            </span>
            <span className="tabular font-medium">{m.transfer_seats({ count: seats })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
