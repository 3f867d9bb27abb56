import { useRef, useState } from 'react'
import type { TransferSection } from '#contract/transfer.ts'
import { isLegBegun, type TransferDirection, transferDirections } from '#domain/transfer/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { useChangeRequest } from '#web/account/section/queries.ts'
import { SectionLock } from '#web/account/section/view.tsx'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { TransferForm } from './transfer-form.tsx'
import { transferQueryKey } from './use-transfer.ts'

/** The transfer: a form until it is filled in, facts afterwards, a change request once it is locked. */
export function TransferView({ guid, section }: { guid: string; section: TransferSection }) {
  const locale = useLocale()
  const { lock, version } = section
  const [editing, setEditing] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const requesting = useChangeRequest({ guid, kind: 'transfer', queryKey: transferQueryKey(guid, locale) })
  const asked = editing && lock.request?.status !== 'open'
  const formOpen = lock.locked ? asked : version === 0 || editing
  const leave = () => {
    setEditing(false)
    top.current?.focus()
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="space-y-8">
      <PageHeading title={pageTitle('account-transfer')} lead={m.transfer_lead()} />
      <div ref={top} tabIndex={-1} className="max-w-168 outline-none">
        <SectionLock
          lock={lock}
          requesting={requesting}
          onRequest={asked ? undefined : () => setEditing(true)}
        />
      </div>
      {formOpen ? (
        <TransferForm guid={guid} section={section} requesting={requesting} onDone={leave} />
      ) : (
        <>
          <TransferFacts section={section} />
          {!lock.locked && (
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {m.transfer_change()}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function TransferFacts({ section }: { section: TransferSection }) {
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
