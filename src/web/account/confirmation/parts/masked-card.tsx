import type { z } from 'zod'
import type { maskedConfirmation } from '#contract/confirmation.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

type MaskedCardProps = {
  masked: z.output<typeof maskedConfirmation>
  pending: boolean
  error: Error | null
  onOpen: () => void
}

/** Shows only a masked name until a person presses the button, because programs open links by themselves. */
export function MaskedCard({ masked, pending, error, onOpen }: MaskedCardProps) {
  const locale = useLocale()
  const { name, timeZone } = useEdition()
  const { phone, companyShortName, expiresAt } = masked
  const person = (locale === 'en' && masked.latinPerson) || masked.person
  const registrant = locale === 'en' ? masked.latinRegistrant : masked.registrant
  return (
    <>
      <PageHeading
        title={m.confirm_title()}
        lead={m.confirm_lead({ forum: name[locale] })}
        className="mb-8"
      />
      <DefinitionList
        items={[
          { term: m.confirm_card_person(), value: <span className="font-medium">{person}</span> },
          { term: m.confirm_card_phone(), value: <span className="tabular">{phone}</span> },
          ...(companyShortName ? [{ term: m.confirm_card_company(), value: companyShortName }] : []),
          { term: m.confirm_card_registrant(), value: registrant },
          {
            term: m.confirm_card_until(),
            value: formatMoment(Date.parse(expiresAt), locale, timeZone),
          },
        ]}
      />
      {error && (
        <Banner tone="negative" announce="alert" className="mt-6">
          {error.message}
        </Banner>
      )}
      <p className="mt-6 measure text-sm text-text-quiet">{m.confirm_not_you()}</p>
      <div className="mt-2 text-sm text-text-quiet">
        <SupportLine />
      </div>
      <FormActions>
        <Button loading={pending} onClick={onOpen}>
          {m.confirm_open()}
        </Button>
      </FormActions>
    </>
  )
}
