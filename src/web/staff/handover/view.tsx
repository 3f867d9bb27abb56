import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOfferedCompanies } from '#contract/staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TakeCompany } from './parts/take-company.tsx'
import { type OfferedCompany, offersKey, useDecline } from './queries.ts'

/** Companies whose responsible employee wants to hand over to the reader; nothing where there are none. */
export function OfferedCompanies() {
  const { data } = useQuery({
    queryKey: offersKey,
    queryFn: ({ signal }) => callApi(listOfferedCompanies, { signal }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <ul className="mb-8 space-y-4">
      {data.items.map(offer => (
        <li key={offer.guid}>
          <OfferedTo offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function OfferedTo({ offer }: { offer: OfferedCompany }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const [asked, setAsked] = useState<'take' | 'decline' | null>(null)
  const decline = useDecline(offer, () => setAsked(null))
  const company = offer.companyName
  return (
    <Banner tone="attention" title={m.staff_offered_title({ company })}>
      <p>
        {m.staff_offered_text({
          name: nameIn(locale, offer.offeredBy),
          date: formatMoment(Date.parse(offer.offeredAt), locale, timeZone),
        })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => setAsked('take')}>{m.staff_offered_take()}</Button>
        <Button variant="secondary" onClick={() => setAsked('decline')}>
          {m.staff_offered_decline()}
        </Button>
      </div>
      {asked === 'take' && <TakeCompany offer={offer} onClose={() => setAsked(null)} />}
      {asked === 'decline' && (
        <ConfirmDialog
          title={m.staff_offered_decline_question({ company })}
          text={m.staff_offered_decline_text()}
          act={m.staff_offered_decline()}
          sending={decline}
          onClose={() => setAsked(null)}
        />
      )}
    </Banner>
  )
}
