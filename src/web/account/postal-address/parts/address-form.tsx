import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Country } from '#contract/dictionary.ts'
import type { PostalAddressSection } from '#contract/postal-address.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { countryOptions } from '#web/account/person/rules.ts'
import { useSectionErrors } from '#web/account/section/queries.ts'
import { SectionConflict } from '#web/account/section/view.tsx'
import { ApiError } from '#web/kit/api/api-error.ts'
import { placeServerErrors } from '#web/kit/form/field-errors.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { addressForm, type AddressForm as Form, readAddress } from '#web/kit/postal-address/address-values.ts'
import { type SectionField, sectionDifference } from '#web/kit/section/section-difference.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useSavePostalAddress } from './use-postal-address.ts'

type AddressFormProps = {
  guid: string
  section: PostalAddressSection
  countries: readonly Country[]
  fields: readonly SectionField<Form>[]
  onDone: () => void
}

/** The postal address as it is typed. */
export function AddressForm({ guid, section, countries, fields, onDone }: AddressFormProps) {
  const locale = useLocale()
  const save = useSavePostalAddress(guid)
  // Of what was read when the form was opened, whatever is read beside it.
  const [version, setVersion] = useState(section.version)
  const form = useForm<Form>({
    defaultValues: addressForm(section),
    shouldFocusError: false,
    resolver: values => {
      const read = readAddress(values)
      if (read.ok) return { values, errors: {} }
      const errors = read.faults.map(({ field, code }) => [field, { type: 'rule', message: code }])
      return { values: {}, errors: Object.fromEntries(errors.reverse()) }
    },
  })
  const { errors, errorOf } = useSectionErrors(form, fields)
  const finish = (saved: PostalAddressSection) => {
    form.reset(addressForm(saved))
    setVersion(saved.version)
    toasts.show({ title: m.section_saved(), tone: 'positive' })
    onDone()
  }
  const submit = form.handleSubmit(async values => {
    const read = readAddress(values)
    if (!read.ok) return
    try {
      const saved = await save.submit(read.address, version)
      if (saved) finish(saved)
    } catch (error) {
      const broken = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      const top = placeServerErrors(
        error,
        form.setError,
        fields.map(({ name }) => name),
      )
      if (top) form.setError('root', { message: broken ? errorSentence('address_save_failed', locale) : top })
    }
  })
  const line = (name: keyof Form) => ({ error: errorOf(name), ...form.register(name) })
  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      <ErrorSummary
        title={m.account_errors_title({ count: errors.length })}
        errors={errors}
        attempt={form.formState.submitCount}
      />
      {save.conflict && (
        <SectionConflict
          differences={sectionDifference(
            fields,
            addressForm({ ...section, address: save.conflict.typed }),
            addressForm(save.conflict.fresh),
          )}
          pending={save.pending}
          onKeepMine={() => void save.keepMine().then(saved => saved && finish(saved))}
          onTakeTheirs={() => {
            const taken = save.takeTheirs()
            if (!taken) return
            form.reset(addressForm(taken))
            setVersion(taken.version)
          }}
        />
      )}
      <TextField label={m.address_recipient()} hint={m.address_recipient_hint()} {...line('recipient')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label={m.address_country()}
          autoComplete="country"
          options={countryOptions(countries, locale)}
          {...line('country')}
        />
        <TextField
          label={m.address_postal_code()}
          autoComplete="postal-code"
          className="tabular"
          inputMode={form.watch('country') === 'RU' ? 'numeric' : 'text'}
          {...line('postalCode')}
        />
      </div>
      <TextField
        label={m.address_region()}
        optional={m.optional()}
        autoComplete="address-level1"
        {...line('region')}
      />
      <TextField label={m.address_city()} autoComplete="address-level2" {...line('city')} />
      <TextField
        label={m.address_street()}
        hint={m.address_street_hint()}
        autoComplete="street-address"
        {...line('street')}
      />
      <div className="flex gap-3">
        <Button type="submit" loading={save.pending}>
          {m.address_save()}
        </Button>
        {section.address !== null && (
          <Button variant="quiet" onClick={onDone}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}
