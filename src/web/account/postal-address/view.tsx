import { useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { useCountries } from '#web/account/passport/queries.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { addressFields, addressForm } from '#web/kit/section/address-values.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { AddressForm } from './parts/address-form.tsx'
import { usePostalAddress } from './parts/use-postal-address.ts'

/** The address for the closing documents: facts once saved, a form to enter or change it. */
export function PostalAddressPart({ guid }: { guid: string }) {
  const locale = useLocale()
  const section = usePostalAddress(guid)
  const countries = useCountries({ wanted: true })
  const [editing, setEditing] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const failed = [section, countries].find(({ error, data }) => error && !data)
  if (failed?.error) return <LoadFailure error={failed.error} onRetry={() => failed.refetch()} />
  if (!section.data || !countries.data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={5} />
      </div>
    )
  const names = countries.data
  const fields = addressFields(code => names.find(country => country.code === code)?.name[locale] ?? code)
  const values = addressForm(section.data)
  return (
    <div ref={top} tabIndex={-1} className="outline-none lg:max-w-168">
      {section.data.address === null || editing ? (
        <AddressForm
          guid={guid}
          section={section.data}
          countries={countries.data}
          fields={fields}
          onDone={() => {
            setEditing(false)
            top.current?.focus()
          }}
        />
      ) : (
        <div className="space-y-5">
          <DefinitionList
            items={fields
              .filter(({ name }) => values[name] !== '')
              .map(({ name, label, show }) => ({
                id: name,
                term: label,
                value: show ? show(values[name]) : values[name],
              }))}
          />
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {m.address_change()}
          </Button>
        </div>
      )}
    </div>
  )
}
