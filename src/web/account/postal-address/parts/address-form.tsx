import { useState } from 'react'
import type { Country } from '#contract/dictionary.ts'
import type { PostalAddressSection, PostalAddressValues } from '#contract/postal-address.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { addressForm, type AddressForm as Form, readAddress } from '#web/kit/section/address-values.ts'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { type SectionField, sectionDifference } from '#web/kit/section/section-difference.ts'
import { countryOptions } from '#web/kit/section/use-countries.ts'
import { failureOf } from '#web/kit/send/failure.ts'
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

export function AddressForm({ guid, section, countries, fields, onDone }: AddressFormProps) {
  const locale = useLocale()
  const save = useSavePostalAddress(guid)
  // The version when the form was opened, even if the page reads a newer one.
  const [version, setVersion] = useState(section.version)
  const { form, errorOf, summary, submit, attempt, fail } = useContractForm(judgeAddress, {
    start: addressForm(section),
    fields,
  })
  const finish = (saved: PostalAddressSection | null) => {
    if (!saved) return
    form.reset(addressForm(saved))
    setVersion(saved.version)
    toasts.show({ title: m.section_saved(), tone: 'positive' })
    onDone()
  }
  const store = submit(async address => {
    try {
      finish(await save.submit(address, version))
    } catch (error) {
      const failure = failureOf(error)
      if (failure !== 'offline' && failure !== 'broken') throw error
      fail(errorSentence('address_save_failed', locale))
    }
  })
  const line = (name: keyof Form) => ({ error: errorOf(name), ...form.register(name) })
  return (
    <form onSubmit={store} noValidate className="space-y-6">
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      {save.conflict && (
        <SectionConflict
          differences={sectionDifference(
            fields,
            addressForm({ ...section, address: save.conflict.typed }),
            addressForm(save.conflict.fresh),
          )}
          pending={save.pending}
          onKeepMine={() => void attempt(async () => finish(await save.keepMine()))}
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

const judgeAddress: Judge<Form, PostalAddressValues> = typed => {
  const read = readAddress(typed)
  return read.ok ? { ok: true, value: read.address } : read
}
