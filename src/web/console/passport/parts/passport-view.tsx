import { Eye, Trash2 } from 'lucide-react'
import type { PassportDetail } from '#contract/organiser-passport.ts'
import type { ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { HistoryList } from '#web/console/history/view.tsx'
import { PrivatePhotograph } from '#web/console/person/view.tsx'
import { countryName } from '#web/console/person/words.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { securityTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { securityWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { passportPurposeLabels } from '../words.ts'
import { PassportData } from './passport-data.tsx'
import { ScanViewer } from './scan-viewer.tsx'

const warningWords: Record<string, () => string> = {
  series_year_differs: m.organiser_warning_series_year,
  replacement_due: m.organiser_warning_replacement_due,
  scans_missing: m.organiser_warning_scans_missing,
}

export function PassportView({ passport, purpose }: { passport: PassportDetail; purpose: ViewingPurpose }) {
  const { data, warnings, name } = passport
  return (
    <div className="space-y-6">
      {warnings.map(warning => (
        <Banner key={warning} tone="attention" title={m.organiser_warning()}>
          {warningWords[warning]?.() ?? warning}
        </Banner>
      ))}
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(24rem,5fr)_6fr]">
        <div className="space-y-4">
          <div className="flex items-center gap-5">
            <PrivatePhotograph fileGuid={passport.photographFileGuid} name={name} className="w-36 sm:w-44" />
            <div className="space-y-3">
              <StatusChip tone={securityTones[passport.security]}>
                {securityWords[passport.security]()}
              </StatusChip>
              {data && <ViewingNote purpose={purpose} keptUntil={passport.keptUntil} />}
            </div>
          </div>
          <div>
            <PersonFacts passport={passport} />
            {data && <PassportData data={data} />}
          </div>
          {!data && <p className="text-text-quiet">{m.organiser_passport_not_given_text()}</p>}
        </div>
        {data && <Scans data={data} />}
      </div>
      <Section title={m.organiser_history()} space="none">
        <HistoryList rows={passport.history} />
      </Section>
    </div>
  )
}

/** What was recorded of this viewing, and how long there is anything to look at. */
function ViewingNote({ purpose, keptUntil }: { purpose: ViewingPurpose; keptUntil: string }) {
  const moments = useMoments()
  return (
    <div className="space-y-2 text-sm text-text-quiet">
      <p role="status" className="flex gap-2">
        <Eye aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        {m.organiser_viewing_was_recorded({ purpose: passportPurposeLabels[purpose]() })}
      </p>
      <p className="flex gap-2">
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        {m.organiser_passport_kept_until({ day: moments.day(keptUntil) })}
      </p>
    </div>
  )
}

/** The main page is beside the photograph, to compare the two faces at a glance. */
function Scans({ data }: { data: NonNullable<PassportDetail['data']> }) {
  return (
    <section
      aria-label={m.organiser_scans()}
      className="grid content-start gap-6 md:grid-cols-2 xl:grid-cols-1"
    >
      <ScanViewer fileGuid={data.mainPageFileGuid} title={m.organiser_scan_main()} />
      {data.kind === 'russian' && (
        <ScanViewer fileGuid={data.registrationPageFileGuid} title={m.organiser_scan_registration()} />
      )}
    </section>
  )
}

function PersonFacts({ passport }: { passport: PassportDetail }) {
  const { birthDate, citizenship, company, phone } = passport
  const moments = useMoments()
  const locale = useLocale()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthDate ?? '')
  return (
    <DefinitionList
      className="border-b-0 [&>div]:py-2"
      items={[
        {
          term: m.organiser_birth_date(),
          value: orNotGiven(
            birthDate && <span className="tabular">{isDay ? moments.day(birthDate) : birthDate}</span>,
          ),
        },
        {
          term: m.organiser_citizenship(),
          value: orNotGiven(citizenship && countryName(citizenship, locale)),
        },
        { term: m.organiser_column_company(), value: orNotGiven(company) },
        {
          term: m.organiser_phone(),
          value: orNotGiven(
            phone && (
              <a href={`tel:${phone}`} className="text-link tabular">
                {formatPhone(phone)}
              </a>
            ),
          ),
        },
      ]}
    />
  )
}
