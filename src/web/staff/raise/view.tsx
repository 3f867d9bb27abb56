import { useState } from 'react'
import type { RaiseList } from '#contract/raise.ts'
import { openRaiseStates } from '#domain/raise/raise-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { AskRaise } from './parts/ask-raise.tsx'
import { RaiseItem } from './parts/raise-item.tsx'
import { useRaises } from './queries.ts'

/** More places on the forum days: what was asked, what logistics answered, and the invoice. */
export function RaisePart() {
  const { data, error, refetch } = useRaises()
  return (
    <Section title={m.staff_raise_title()} lead={m.staff_raise_lead()} space="none">
      {data ? (
        <Raises list={data} />
      ) : error ? (
        <Banner
          tone="attention"
          announce="alert"
          action={
            <Button size="sm" variant="secondary" onClick={() => refetch()}>
              {m.retry()}
            </Button>
          }
        >
          {error.message}
        </Banner>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Section>
  )
}

function Raises({ list }: { list: RaiseList }) {
  const [asking, setAsking] = useState(false)
  const open = list.items.some(({ state }) => openRaiseStates.some(each => each === state))
  return (
    <div className="space-y-6">
      {list.items.length === 0 ? (
        <p className="text-text-quiet">{m.staff_raise_none()}</p>
      ) : (
        <ul className="divide-y border-y">
          {list.items.map(raise => (
            <li key={raise.guid} className="py-5">
              <RaiseItem raise={raise} payFromAbroad={list.payFromAbroad} />
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <p className="text-sm text-text-quiet">{m.staff_raise_one()}</p>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {m.staff_raise_ask()}
        </Button>
      )}
      {asking && <AskRaise placePriceKopecks={list.placePriceKopecks} onClose={() => setAsking(false)} />}
    </div>
  )
}
