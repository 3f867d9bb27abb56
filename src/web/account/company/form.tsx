import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { isWholeInn } from '#domain/company/inn.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFound } from '#web/kit/company/company-found.tsx'
import { useCompanyLookup } from '#web/kit/company/company-lookup.ts'
import type { FilledFields } from '#web/kit/company/register-fill.ts'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { companyLabels, companyTypeOptions } from '#web/kit/words/company-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WrappingField } from '#web/ui/wrapping-field.tsx'
import type { CompanyValues } from './rules.ts'

type CompanyFieldsProps = {
  form: FieldsForm<CompanyValues>
  /** The field of the short name, where the form asks for it: it is printed on the badge. */
  shortName?: ReactNode
  /** The INN that was saved; the person has already seen what the register says of it. */
  savedInn?: string | undefined
}

const companyFields = ['kpp', 'name', 'shortName', 'address'] as const

/** A company found by INN in the register, or written by hand. */
export function CompanyFields({ form, shortName, savedInn }: CompanyFieldsProps) {
  const { register, control, setValue, getValues, getFieldState, trigger, clearErrors, formState } = form
  const errorOf = useFieldError(formState.errors)
  const hasInn = useController({ control, name: 'hasInn' })
  const inn = useWatch({ control, name: 'inn' })
  const innField = register('inn')
  const typed = (): FilledFields => {
    const { kpp, name, shortName, address } = getValues()
    return { kpp: kpp ?? '', name, shortName, address: address ?? '' }
  }
  const fill = (filled: Partial<FilledFields>) => {
    const former = typed()
    for (const field of companyFields) {
      const value = filled[field]
      if (value !== undefined)
        setValue(field, value, {
          shouldDirty: value !== former[field],
          shouldValidate: formState.isSubmitted,
        })
    }
  }
  const lookup = useCompanyLookup(inn ?? '', {
    hasInn: hasInn.field.value,
    savedInn,
    typed,
    onFill: fill,
  })
  return (
    <div className="space-y-6">
      {hasInn.field.value && (
        <>
          <TextField
            label={companyLabels.inn()}
            hint={m.signup_hint_inn()}
            inputMode="numeric"
            autoComplete="off"
            className="tabular"
            fieldClassName="sm:max-w-80"
            error={errorOf('inn')}
            {...innField}
            onChange={async event => {
              await innField.onChange(event)
              // A complete INN is checked at once, since no later field can change the result.
              if (isWholeInn(event.target.value)) return void trigger('inn')
              // Ten digits may be the start of twelve, so there is no error while somebody types.
              if (!formState.isSubmitted && !getFieldState('inn').isTouched) clearErrors('inn')
            }}
          />
          <CompanyFound {...lookup} onBranch={fill} />
        </>
      )}
      <Checkbox
        label={companyLabels.hasInn()}
        hint={m.signup_hint_no_inn()}
        name={hasInn.field.name}
        ref={hasInn.field.ref}
        checked={!hasInn.field.value}
        onBlur={hasInn.field.onBlur}
        onChange={event => {
          hasInn.field.onChange(!event.target.checked)
          if (formState.errors.inn || formState.errors.kpp) void trigger(['inn', 'kpp'])
        }}
      />
      <WrappingField
        label={companyLabels.name()}
        hint={m.signup_hint_company_name()}
        autoComplete="organization"
        error={errorOf('name')}
        {...register('name')}
      />
      {hasInn.field.value && (
        <TextField
          label={companyLabels.kpp()}
          hint={m.signup_hint_kpp()}
          optional={m.optional()}
          inputMode="numeric"
          autoComplete="off"
          className="tabular"
          fieldClassName="sm:max-w-80"
          error={errorOf('kpp')}
          {...register('kpp')}
        />
      )}
      <WrappingField
        label={companyLabels.address()}
        optional={m.optional()}
        autoComplete="off"
        error={errorOf('address')}
        {...register('address')}
      />
      {shortName}
      <SelectField
        label={companyLabels.companyType()}
        placeholder={m.signup_choose_type()}
        options={companyTypeOptions()}
        error={errorOf('companyType')}
        fieldClassName="sm:max-w-80"
        {...register('companyType')}
      />
      <SiteFields form={form} />
    </div>
  )
}

/** The site, or the box that says there is none. Ticking the box keeps what was typed. */
function SiteFields({ form }: { form: FieldsForm<CompanyValues> }) {
  const { register, control, formState, trigger } = form
  const errorOf = useFieldError(formState.errors)
  const without = useController({ control, name: 'noSite' })
  return (
    <div className="space-y-3">
      <TextField
        label={companyLabels.siteUrl()}
        hint={m.signup_hint_site()}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        readOnly={without.field.value}
        error={errorOf('siteUrl')}
        {...register('siteUrl')}
      />
      <Checkbox
        label={companyLabels.noSite()}
        name={without.field.name}
        ref={without.field.ref}
        checked={without.field.value}
        onBlur={without.field.onBlur}
        onChange={event => {
          without.field.onChange(event.target.checked)
          if (formState.errors.siteUrl) void trigger('siteUrl')
        }}
      />
    </div>
  )
}
