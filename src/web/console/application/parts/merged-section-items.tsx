import type { MergedSections } from '#contract/organiser-merged-record.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import type { SpeakerField } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { PrivatePhotograph } from '#web/console/person/view.tsx'
import { countryName } from '#web/console/person/words.ts'
import { TransferWays } from '#web/console/transfer-queue/view.tsx'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import type { Definition } from '#web/ui/definition-list.tsx'

type Shown = { name: string; locale: 'ru' | 'en' }

/** What stayed with a merged record of the sections; of those that it never had, or that the reader may not see, nothing. */
export function mergedSectionItems(
  sections: MergedSections | undefined,
  { name, locale }: Shown,
): Definition[] {
  if (!sections) return []
  const { photographFileGuid, contactPerson, postalAddress, speaker, transfer, hasPassport } = sections
  const items: (Definition | null)[] = [
    photographFileGuid
      ? {
          term: m.merge_field_photograph(),
          value: <PrivatePhotograph fileGuid={photographFileGuid} name={name} className="w-20" />,
        }
      : null,
    contactPerson && { term: m.merge_field_contact(), value: <Contact contact={contactPerson} /> },
    transfer && { term: m.merge_field_transfer(), value: <TransferWays transfer={transfer} /> },
    hasPassport ? { term: m.merge_field_passport(), value: m.merged_passport_kept() } : null,
    postalAddress && { term: m.merge_field_postal(), value: addressLine(postalAddress, locale) },
    speaker && { term: m.merge_field_speaker(), value: <Speaker data={speaker} /> },
  ]
  return items.filter(item => item !== null)
}

function Contact({ contact }: { contact: NonNullable<MergedSections['contactPerson']> }) {
  const { name, phone, email } = contact
  return (
    <>
      {name}
      {phone && <span className="tabular block">{formatPhone(phone)}</span>}
      {email && <span className="block">{email}</span>}
    </>
  )
}

function addressLine(address: NonNullable<MergedSections['postalAddress']>, locale: 'ru' | 'en'): string {
  const { recipient, country, postalCode, region, city, street } = address
  return [
    recipient,
    countryName(country, locale),
    postalCode,
    region,
    city,
    street && unbrokenAddress(street),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Only what was filled in: of an unfinished profile that is often little. */
function Speaker({ data }: { data: NonNullable<MergedSections['speaker']> }) {
  const fields = (Object.keys(speakerLabels) as SpeakerField[]).filter(field => data[field])
  return (
    <dl className="space-y-1.5">
      {fields.map(field => (
        <div key={field}>
          <dt className="text-text-quiet">{speakerLabels[field]()}</dt>
          <dd className="whitespace-pre-line">{data[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
