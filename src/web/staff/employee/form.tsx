import { useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { TwoScriptName, twoScriptLabels } from '#web/kit/section/two-script-name.tsx'
import { WorkFields } from '#web/staff/review/form.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { WrappingField } from '#web/ui/wrapping-field.tsx'
import type { EmployeeValues } from './rules.ts'

/** The fields of an employee in the order of the form. */
export const employeeLabels = {
  ...twoScriptLabels,
  phone: m.staff_employee_phone,
  registrationAddress: m.staff_employee_address,
}

export const companyEmployeeLabels = { ...employeeLabels, onForum: m.staff_work_title }

type PersonFieldsProps = {
  /** Filled in by the company for somebody else. */
  ofAnother: boolean
}

/** Name, phone and registered address: what security checks. */
export function EmployeePersonFields({ ofAnother }: PersonFieldsProps) {
  const { register, formState } = useFormContext<EmployeeValues>()
  const errorOf = useFieldError<EmployeeValues>(formState.errors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TwoScriptName ofAnother={ofAnother} />
      <div className="sm:col-span-2">
        <PhoneField
          label={employeeLabels.phone()}
          optional={m.optional()}
          hint={m.staff_employee_phone_hint()}
          autoComplete={ofAnother ? 'off' : 'tel'}
          error={errorOf('phone')}
          {...register('phone')}
        />
      </div>
      <WrappingField
        label={employeeLabels.registrationAddress()}
        hint={m.staff_employee_address_hint()}
        autoComplete={ofAnother ? 'off' : 'street-address'}
        fieldClassName="sm:col-span-2"
        error={errorOf('registrationAddress')}
        {...register('registrationAddress')}
      />
    </div>
  )
}

/** An employee as the company writes them down. */
export function EmployeeFields() {
  return (
    <div className="space-y-6">
      <EmployeePersonFields ofAnother />
      <WorkFields />
    </div>
  )
}
