import type { Country } from '#contract/dictionary.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { formatForeignNumber } from './format-document.ts'
import { PassportDate } from './passport-date.tsx'
import { PassportPart } from './passport-part.tsx'
import { usePassportField } from './use-passport-field.ts'

/** A passport or identity card of another country: no series, no registration page. */
export function ForeignFields({ countries }: { countries: readonly Country[] }) {
  const locale = useLocale()
  const { line } = usePassportField()
  const options = countries
    .map(({ alpha3, name }) => ({ value: alpha3, label: name[locale] }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  const { onChange, ...country } = line('issuingCountry')
  return (
    <PassportPart title={m.passport_kind_foreign()}>
      <SelectField
        {...country}
        onChange={event => onChange(event as never)}
        label={m.passport_issuing_country()}
        placeholder={m.passport_choose_country()}
        options={options}
      />
      <TextField
        {...line('number', formatForeignNumber)}
        label={m.passport_foreign_number()}
        hint={m.passport_foreign_number_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular sm:max-w-80"
      />
      <PassportDate name="expiresOn" label={m.passport_expires_on()} hint={m.passport_expires_hint()} />
      <TextField {...line('birthPlace')} label={m.passport_birth_place()} autoComplete="off" />
    </PassportPart>
  )
}
