import { useQuery } from '@tanstack/react-query'
import { readCountries } from '#contract/dictionary.ts'
import type { PassportBody } from '#contract/passport.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'

/** All fields of the document in its own order, large enough to compare by eye. */
export function PassportData({ data }: { data: PassportBody }) {
  const moments = useMoments()
  const country = useCountryByAlpha3(data.kind === 'foreign' ? data.issuingCountry : null)
  const figures = (text: string) => <span className="tabular text-lg font-medium">{text}</span>
  const items: Definition[] =
    data.kind === 'russian'
      ? [
          {
            term: m.organiser_document(),
            value: m.organiser_document_russian(),
          },
          {
            term: m.organiser_series_number(),
            value: figures(`${data.series} ${data.number}`),
          },
          {
            term: m.organiser_department_code(),
            value: figures(data.departmentCode),
          },
          {
            term: m.organiser_issued_on(),
            value: figures(moments.day(data.issuedOn)),
          },
          { term: m.organiser_issued_by(), value: data.issuedBy },
          { term: m.organiser_birth_place(), value: data.birthPlace },
          {
            term: m.organiser_registration_address(),
            value: unbrokenAddress(data.registrationAddress),
          },
        ]
      : [
          {
            term: m.organiser_document(),
            value: m.organiser_document_foreign(),
          },
          { term: m.organiser_document_number(), value: figures(data.number) },
          {
            term: m.organiser_issuing_country(),
            value: country ? `${country} (${data.issuingCountry})` : data.issuingCountry,
          },
          {
            term: m.organiser_expires_on(),
            value: figures(moments.day(data.expiresOn)),
          },
          { term: m.organiser_birth_place(), value: data.birthPlace },
        ]
  return <DefinitionList className="[&>div]:py-2" items={items} />
}

/** Documents print three-letter codes; people read names. */
function useCountryByAlpha3(alpha3: string | null): string | undefined {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi(readCountries, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: alpha3 !== null,
  })
  return data?.find(country => country.alpha3 === alpha3?.toUpperCase())?.name[locale]
}
