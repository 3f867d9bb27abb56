import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawHandover } from '#contract/staff-company.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { ownerLabels } from '#web/staff/company/form.tsx'
import { placeCompany, useCompany } from '#web/staff/company/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { EditOwner } from './edit-owner.tsx'
import { OfferDialog } from './offer-dialog.tsx'

/** The responsible employee, and how the company goes to another one. */
export function OwnerPart() {
  const locale = useLocale()
  const { owner, handover } = useCompany()
  const [open, setOpen] = useState<'edit' | 'offer' | null>(null)
  const name = nameIn(locale, {
    name: [owner.lastName, owner.firstName, owner.middleName].filter(Boolean).join(' '),
    latinName: `${owner.latinFirstName} ${owner.latinLastName}`,
  })
  return (
    <Section title={m.staff_owner_title()} lead={m.staff_owner_lead()} space="none">
      <DefinitionList
        items={[
          { term: m.staff_owner_name(), value: name },
          { term: ownerLabels.position(), value: owner.position },
          { term: m.staff_owner_phone(), value: <span className="tabular">{formatPhone(owner.phone)}</span> },
          { term: ownerLabels.email(), value: owner.email },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('edit')}>
          {m.staff_owner_edit()}
        </Button>
        {!handover && (
          <Button variant="quiet" onClick={() => setOpen('offer')}>
            {m.staff_handover_offer()}
          </Button>
        )}
      </div>
      {handover && <OpenHandover phone={handover.phone} offeredAt={handover.offeredAt} />}
      {open === 'edit' && <EditOwner onClose={() => setOpen(null)} />}
      {open === 'offer' && <OfferDialog onClose={() => setOpen(null)} />}
    </Section>
  )
}

function OpenHandover({ phone, offeredAt }: { phone: string; offeredAt: string }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const client = useQueryClient()
  const { guid } = useCompany()
  const withdrawing = useSend(withdrawHandover, () => ({ params: { guid } }), {
    onSuccess: company => placeCompany(client, company),
    onError: tellFailure,
  })
  return (
    <Banner
      className="mt-6"
      tone="attention"
      title={m.staff_handover_open({ phone: formatPhone(phone) })}
      action={
        <Button variant="quiet" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          {m.staff_handover_withdraw()}
        </Button>
      }
    >
      {m.staff_handover_open_text({ date: formatMoment(Date.parse(offeredAt), locale, timeZone) })}
    </Banner>
  )
}
