import { useQueryClient } from '@tanstack/react-query'
import { readStaffCompany, saveStaffOwner } from '#contract/staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { SavedForm } from '#web/kit/section/saved-form.tsx'
import { useSave } from '#web/kit/send/use-save.ts'
import { OwnerFields, ownerLabels } from '#web/staff/company/form.tsx'
import { placeCompany, useCompany } from '#web/staff/company/queries.ts'
import { judgeOwner, type Owner, ownerValues } from '#web/staff/company/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'

const formId = 'edit-owner'
const fields = namedFields(ownerLabels)

/** Changes the contacts of the responsible employee. */
export function EditOwner({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const company = useCompany()
  const params = { guid: company.guid }
  const contractForm = useContractForm(judgeOwner, {
    start: ownerValues(company),
    fields,
    fieldOf: lastPart,
    mode: 'onTouched',
  })
  const save = useSave(
    saveStaffOwner,
    (owner: Owner, version) => ({ params, body: { owner, version, locale: company.locale } }),
    {
      read: () => callApi(readStaffCompany, { params }),
      onSaved: saved => placeCompany(client, saved),
    },
  )
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={m.staff_owner_edit_title()}
      closeLabel={m.close()}
      actions={
        <Button type="submit" form={formId} loading={save.pending}>
          {m.save()}
        </Button>
      }
    >
      <SavedForm
        id={formId}
        contractForm={contractForm}
        fields={fields}
        save={save}
        opened={company}
        valuesOf={ownerValues}
        onSaved={() => {
          toasts.show({ title: m.saved(), tone: 'positive' })
          onClose()
        }}
      >
        <OwnerFields />
      </SavedForm>
    </Sheet>
  )
}
