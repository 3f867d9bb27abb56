import type { Country } from '#contract/dictionary.ts'
import type { PassportBody } from '#contract/passport.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { formatDepartmentCode, formatSeries } from './format-document.ts'
import { ScanView } from './scan-view.tsx'

type PassportSummaryProps = {
  data: PassportBody
  countries: readonly Country[]
  onChange: (() => void) | null
}

/** The saved document; `onChange` is null while it may not be changed. */
export function PassportSummary({ data, countries, onChange }: PassportSummaryProps) {
  const locale = useLocale()
  const date = (day: string) => <span className="tabular">{formatDay(day, locale)}</span>
  const country = data.kind === 'foreign' && countries.find(({ alpha3 }) => alpha3 === data.issuingCountry)
  const facts: Definition[] =
    data.kind === 'russian'
      ? [
          { term: m.passport_document(), value: m.passport_kind_russian() },
          {
            term: m.passport_series_number(),
            value: <span className="tabular">{`${formatSeries(data.series)} ${data.number}`}</span>,
          },
          { term: m.passport_issued_by(), value: data.issuedBy },
          { term: m.passport_issued_on(), value: date(data.issuedOn) },
          {
            term: m.passport_department_code(),
            value: <span className="tabular">{formatDepartmentCode(data.departmentCode)}</span>,
          },
          { term: m.passport_birth_place(), value: data.birthPlace },
          { term: m.passport_registration(), value: unbrokenAddress(data.registrationAddress) },
        ]
      : [
          { term: m.passport_document(), value: m.passport_kind_foreign() },
          {
            term: m.passport_issuing_country(),
            value: country ? country.name[locale] : data.issuingCountry,
          },
          {
            term: m.passport_foreign_number(),
            value: <span className="tabular">{data.number}</span>,
          },
          { term: m.passport_expires_on(), value: date(data.expiresOn) },
          { term: m.passport_birth_place(), value: data.birthPlace },
        ]
  return (
    <Section space="none" title={m.passport_summary_title()} className="max-w-168">
      <DefinitionList items={[...facts, ...scans(data)]} />
      {onChange && (
        <Button variant="secondary" onClick={onChange} className="mt-6">
          {m.passport_change()}
        </Button>
      )}
    </Section>
  )
}

function scans(data: PassportBody): Definition[] {
  const pages: [string, string | null][] = [
    [m.passport_scan_main(), data.mainPageFileGuid],
    ...(data.kind === 'russian'
      ? [[m.passport_scan_registration(), data.registrationPageFileGuid] satisfies [string, string | null]]
      : []),
  ]
  return pages.flatMap(([name, fileGuid]) =>
    fileGuid ? [{ term: name, value: <ScanView fileGuid={fileGuid} name={name} /> }] : [],
  )
}
