import { Check } from 'lucide-react'
import { confirmPackage, type StaffCompanyRow } from '#contract/organiser-staff-company.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords } from '#messages/staff-word.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useConfirmPackage } from '../queries.ts'

type StaffCompanySheetProps = { company: StaffCompanyRow; onClose: () => void }

/** One company, and what it is to the forum: the forum confirms it or puts it right. */
export function StaffCompanySheet({ company, onClose }: StaffCompanySheetProps) {
  const locale = useLocale()
  const mayConfirm = useOrganiser().may('confirm-packages')
  const { owner } = company
  return (
    <Sheet open onOpenChange={open => !open && onClose()} title={company.name} closeLabel={m.close()}>
      <div className="space-y-8">
        <DefinitionList
          items={[
            { term: m.organiser_inn(), value: orNotGiven(company.inn) },
            { term: m.staff_package(), value: contractorRoleWords[company.contractorRole]() },
            { term: m.staff_places_title(), value: m.staff_places_taken(company.forumPlaces) },
            { term: m.staff_owner_title(), value: nameIn(locale, owner) },
            {
              term: m.staff_employee_phone(),
              value: <span className="tabular">{formatPhone(owner.phone)}</span>,
            },
            { term: m.group_field_email(), value: owner.email },
          ]}
        />
        {mayConfirm && <PackageForm company={company} onDone={onClose} />}
      </div>
    </Sheet>
  )
}

function PackageForm({ company, onDone }: { company: StaffCompanyRow; onDone: () => void }) {
  const { guid, version, contractorRole } = company
  const confirming = useConfirmPackage(() => {
    toasts.show({ title: m.staff_package_confirmed_toast({ company: company.name }), tone: 'positive' })
    onDone()
  })
  const { form, errorOf, top, submit } = useContractForm(confirmPackage.body, {
    start: { version, contractorRole },
  })
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={submit(body => confirming.mutateAsync({ guid, ...body }))}
    >
      {top && (
        <Banner tone="negative" announce="alert">
          {top}
        </Banner>
      )}
      <SelectField
        label={m.staff_package()}
        hint={m.staff_package_hint()}
        options={contractorRoles.map(value => ({ value, label: contractorRoleWords[value]() }))}
        error={errorOf('contractorRole')}
        {...form.register('contractorRole')}
      />
      <PageButton icon={Check} plain type="submit" loading={confirming.isPending}>
        {company.packageState === 'confirmed' ? m.staff_package_change() : m.staff_package_confirm()}
      </PageButton>
    </form>
  )
}
