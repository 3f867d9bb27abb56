import type { GateCount } from '#contract/gate.ts'
import { m } from '#messages/compiled/messages.js'
import { gateZoneWords } from '#messages/gate-word.ts'

/** How many are inside each zone, read again with the list. */
export function InsideCounts({ zones }: { zones: readonly GateCount[] | undefined }) {
  if (!zones) return null
  return (
    <section
      aria-label={m.gate_inside()}
      className="flex flex-wrap gap-x-8 gap-y-1 border-t px-4 py-2.5 text-sm md:px-6"
    >
      {zones.map(({ zone, people, vehicles }) => (
        <p key={zone}>
          <span className="text-text-quiet">{gateZoneWords[zone]()}: </span>
          <span className="tabular font-medium">
            {m.gate_inside_people({ count: people })}
            {vehicles > 0 && `, ${m.gate_inside_vehicles({ count: vehicles })}`}
          </span>
        </p>
      ))}
    </section>
  )
}
