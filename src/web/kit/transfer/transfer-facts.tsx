import type { TransferSection } from '#contract/transfer.ts'
import { isLegBegun, type TransferDirection, transferDirections } from '#domain/transfer/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

/** A saved transfer, each way by itself. */
export function TransferFacts({ section }: { section: TransferSection }) {
  const { transfer } = section
  if (transfer === null) return <p className="text-text-quiet">{m.transfer_nothing_said()}</p>
  if (!transfer.needed) return <p>{m.transfer_not_needed_fact()}</p>
  const begun = transferDirections.filter(direction => isLegBegun(transfer, direction))
  return (
    <div className="max-w-168 space-y-8">
      {begun.map(direction => (
        <LegFacts key={direction} direction={direction} section={section} />
      ))}
    </div>
  )
}

const titles = { arrival: m.transfer_arrival, departure: m.transfer_departure }

function LegFacts({ direction, section }: { direction: TransferDirection; section: TransferSection }) {
  const locale = useLocale()
  const { transfer, hubs } = section
  if (!transfer) return null
  const hub = hubs.find(({ guid }) => guid === transfer[`${direction}Hub`])
  const day = transfer[`${direction}Day`]
  const when = [day && formatDay(day, locale), transfer[`${direction}Time`]].filter(Boolean).join(', ')
  const words = direction === 'arrival' ? m.transfer_arrival_place : m.transfer_departure_place
  const from = direction === 'arrival' ? m.transfer_arrival_hub : m.transfer_departure_hub
  return (
    <Section title={titles[direction]()} space="none">
      <DefinitionList
        items={[
          { term: from(), value: hub?.name ?? m.section_empty_value(), id: 'hub' },
          { term: m.transfer_when(), value: <span className="tabular">{when}</span>, id: 'when' },
          {
            term: m.transfer_number(),
            value: transfer[`${direction}Number`] ?? m.section_empty_value(),
            id: 'number',
          },
          { term: words(), value: transfer[`${direction}Place`] ?? m.section_empty_value(), id: 'place' },
        ]}
      />
      {hub?.service && <p className="mt-3 text-sm text-text-quiet">{hub.service}</p>}
    </Section>
  )
}
