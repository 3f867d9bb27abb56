import { useController, useForm, useWatch } from 'react-hook-form'
import { isWholeInn } from '#domain/company/inn.ts'
import { m } from '#messages/compiled/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CompanyFound } from './company-found.tsx'
import { companyLabels } from './company-labels.ts'
import { type CompanyValues, companyResolver } from './company-resolver.ts'
import { companyTypeOptions } from './company-type-words.ts'
import { draftOf, typedOf } from './draft-sections.ts'
import { fillFromRegister } from './register-fill.ts'
import { SiteFields } from './site-fields.tsx'
import { StepForm, type StepProps } from './step-form.tsx'
import { useAutosave } from './use-autosave.ts'
import { useCompanyLookup } from './use-company-lookup.ts'
import { useFieldError } from './use-field-error.ts'
import { useFormErrors } from './use-form-errors.ts'

/** Where the person works: found by INN in the register, or written by hand. */
export function CompanyStep({ draft, refused, nextLabel, onNext, onBack }: StepProps) {
  // A field of activity that is not chosen yet is an empty text, which the rules refuse as missing.
  const initial = typedOf(draft.sections().company) as CompanyValues
  const form = useForm({
    resolver: companyResolver,
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const {
    register,
    control,
    handleSubmit,
    subscribe,
    setValue,
    getValues,
    getFieldState,
    trigger,
    clearErrors,
    formState,
  } = form
  const errors = useFormErrors(companyLabels, refused, form)
  const errorOf = useFieldError(formState.errors)
  useAutosave(subscribe, initial, changed => draft.keep({ company: draftOf(changed) }))

  const hasInn = useController({ control, name: 'hasInn' })
  const inn = useWatch({ control, name: 'inn' })
  const innField = register('inn')
  const lookup = useCompanyLookup(inn ?? '', {
    wanted: hasInn.field.value,
    onFound(found, before) {
      const { kpp, name, shortName, address } = getValues()
      const typed = { kpp: kpp ?? '', name, shortName, address: address ?? '' }
      for (const [field, value] of Object.entries(fillFromRegister(typed, before, found)))
        setValue(field as keyof typeof typed, value, {
          shouldValidate: formState.isSubmitted,
        })
    },
  })
  return (
    <StepForm {...{ draft, nextLabel, onBack, errors }} onSubmit={handleSubmit(onNext, errors.show)}>
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
                // A whole INN is judged at its last digit: nothing that follows on the page can mend it.
                if (isWholeInn(event.target.value)) return void trigger('inn')
                // Ten digits may be the beginning of twelve; an INN still being typed is not blamed.
                if (!formState.isSubmitted && !getFieldState('inn').isTouched) clearErrors('inn')
              }}
            />
            <CompanyFound {...lookup} />
          </>
        )}
        <Checkbox
          label={companyLabels.hasInn()}
          hint={m.signup_hint_no_inn()}
          name={hasInn.field.name}
          ref={hasInn.field.ref}
          checked={!hasInn.field.value}
          onBlur={hasInn.field.onBlur}
          onChange={event => hasInn.field.onChange(!event.target.checked)}
        />
        <TextField
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
        <TextField
          label={companyLabels.address()}
          optional={m.optional()}
          autoComplete="off"
          error={errorOf('address')}
          {...register('address')}
        />
        <TextField
          label={companyLabels.shortName()}
          hint={m.signup_hint_short_name()}
          autoComplete="off"
          error={errorOf('shortName')}
          {...register('shortName')}
        />
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
    </StepForm>
  )
}
