import { FormProvider, useController, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { createStaffCompany } from '#contract/staff-company.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords } from '#messages/staff-word.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { CompanyFound } from '#web/kit/company/company-found.tsx'
import { useCompanyLookup } from '#web/kit/company/company-lookup.ts'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { OwnerFields, ownerLabels } from '#web/staff/company/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WrappingField } from '#web/ui/wrapping-field.tsx'
import { judgeSignup, noSignup, type SignupBody } from '../rules.ts'

const labels = {
  inn: m.signup_field_inn,
  name: m.staff_company_name,
  contractorRole: m.staff_signup_role,
  ...ownerLabels,
}

/** The company, what it is to the forum, and who answers for it. */
export function SignupForm() {
  const locale = useLocale()
  const to = usePaths()
  const navigate = useNavigate()
  const { phone } = useSession()
  const contractForm = useContractForm(judgeSignup, {
    start: noSignup,
    fields: namedFields(labels),
    fieldOf: lastPart,
    mode: 'onTouched',
  })
  const { form, errorOf, summary, submit } = contractForm
  const creating = useSend(createStaffCompany, (body: SignupBody) => ({ body: { ...body, locale } }))
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="space-y-10"
        onSubmit={submit(async body => {
          await creating.mutateAsync(body)
          await refreshSession()
          await navigate(to('staff'), { replace: true })
        })}
      >
        <div className="empty:hidden">
          <ErrorSummary title={m.error_fields_invalid()} {...summary} />
        </div>
        <Section title={m.staff_signup_company()} space="none">
          <CompanyPart form={form} errorOf={errorOf} />
        </Section>
        <Section title={m.staff_signup_role()} lead={m.staff_signup_role_lead()} space="none">
          <RadioGroup
            label={m.staff_signup_role()}
            labelHidden
            options={contractorRoles.map(value => ({ value, label: contractorRoleWords[value]() }))}
            error={errorOf('contractorRole')}
            {...form.register('contractorRole')}
          />
        </Section>
        <Section
          title={m.staff_signup_owner()}
          lead={m.staff_signup_owner_lead({ phone: formatPhone(phone ?? '') })}
          space="none"
        >
          <OwnerFields />
        </Section>
        <FormActions>
          <Button type="submit" loading={creating.isPending}>
            {m.staff_signup_send()}
          </Button>
        </FormActions>
      </form>
    </FormProvider>
  )
}

type CompanyPartProps = Pick<
  ReturnType<typeof useContractForm<typeof noSignup, SignupBody>>,
  'form' | 'errorOf'
>

/** The INN, by which the register tells the name, or the name of a company without one. */
function CompanyPart({ form, errorOf }: CompanyPartProps) {
  const { register, control, setValue, getValues, trigger, formState } = form
  const hasInn = useController({ control, name: 'hasInn' })
  const inn = useWatch({ control, name: 'inn' })
  const lookup = useCompanyLookup(inn, {
    hasInn: hasInn.field.value,
    typed: () => ({ kpp: '', name: getValues('name'), shortName: '', address: '' }),
    onFill: ({ name }) =>
      setValue('name', name, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  })
  return (
    <div className="space-y-6">
      {hasInn.field.value && (
        <>
          <TextField
            label={labels.inn()}
            hint={m.staff_signup_inn_hint()}
            inputMode="numeric"
            autoComplete="off"
            className="tabular"
            fieldClassName="sm:max-w-80"
            error={errorOf('inn')}
            {...register('inn')}
          />
          <CompanyFound {...lookup} onBranch={({ name }) => setValue('name', name, { shouldDirty: true })} />
        </>
      )}
      <Checkbox
        label={m.signup_field_no_inn()}
        hint={m.staff_signup_no_inn_hint()}
        name={hasInn.field.name}
        ref={hasInn.field.ref}
        checked={!hasInn.field.value}
        onBlur={hasInn.field.onBlur}
        onChange={event => {
          hasInn.field.onChange(!event.target.checked)
          if (formState.errors.inn) void trigger('inn')
        }}
      />
      <WrappingField
        label={labels.name()}
        autoComplete="organization"
        error={errorOf('name')}
        {...register('name')}
      />
    </div>
  )
}
