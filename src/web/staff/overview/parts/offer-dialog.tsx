import { useQueryClient } from '@tanstack/react-query'
import { offerHandover } from '#contract/staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { placeCompany, useCompany } from '#web/staff/company/queries.ts'
import { PhoneField } from '#web/ui/phone-field.tsx'

/** Offers the company to whoever logs in with another phone. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { guid } = useCompany()
  const { form, errorOf, top, submit } = useContractForm(offerHandover.body, { start: { phone: '' } })
  const offering = useSend(offerHandover, (body: { phone: string }) => ({ params: { guid }, body }), {
    onSuccess(company) {
      placeCompany(client, company)
      onClose()
    },
  })
  return (
    <FormDialog
      title={m.staff_handover_title()}
      description={m.staff_handover_text()}
      top={top}
      submitText={m.staff_handover_send()}
      pending={offering.isPending}
      onSubmit={submit(body => offering.mutateAsync(body))}
      onClose={onClose}
    >
      <PhoneField
        label={m.staff_handover_phone()}
        autoComplete="off"
        error={errorOf('phone')}
        {...form.register('phone')}
      />
    </FormDialog>
  )
}
