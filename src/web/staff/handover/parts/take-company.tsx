import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { OwnerFields, ownerLabels } from '#web/staff/company/form.tsx'
import { judgeOwner, noOwner } from '#web/staff/company/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { type OfferedCompany, useTake } from '../queries.ts'

const formId = 'take-company'

/** Whoever takes a company over gives their own name and contacts. */
export function TakeCompany({ offer, onClose }: { offer: OfferedCompany; onClose: () => void }) {
  const to = usePaths()
  const navigate = useNavigate()
  const { form, summary, submit } = useContractForm(judgeOwner, {
    start: noOwner,
    fields: namedFields(ownerLabels),
    fieldOf: lastPart,
    mode: 'onTouched',
  })
  const taking = useTake(offer, () => void navigate(to('staff')))
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={m.staff_offered_take_title({ company: offer.companyName })}
      description={m.staff_offered_take_text()}
      closeLabel={m.close()}
      actions={
        <Button type="submit" form={formId} loading={taking.isPending}>
          {m.staff_offered_take()}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="space-y-6"
          onSubmit={submit(owner => taking.mutateAsync(owner))}
        >
          <ErrorSummary title={m.error_fields_invalid()} {...summary} />
          <OwnerFields />
        </form>
      </FormProvider>
    </Sheet>
  )
}
