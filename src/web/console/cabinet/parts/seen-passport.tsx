import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { m } from '#messages/compiled/messages.js'
import { securityTones } from '#web/console/screen/words.ts'
import { securityWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

type Passport = Extract<SeenPart, { part: 'passport' }>['passport']

/** How the document stands; of its number the beginning alone, and no scan. */
export function SeenPassport({ passport }: { passport: Passport }) {
  const { given, kind, security, mismatchNote, maskedNumber } = passport
  const scan = (isThere: boolean) => (isThere ? m.cabinet_look_scan_given() : m.cabinet_look_scan_none())
  return (
    <div className="space-y-6">
      <StatusChip tone={securityTones[security]}>{securityWords[security]()}</StatusChip>
      {mismatchNote && (
        <Banner tone="attention" title={m.passport_mismatch()}>
          {mismatchNote}
        </Banner>
      )}
      {given ? (
        <DefinitionList
          items={[
            {
              term: m.passport_document(),
              value: kind === 'russian' ? m.passport_kind_russian() : m.passport_kind_foreign(),
            },
            {
              term: kind === 'russian' ? m.passport_series_number() : m.passport_foreign_number(),
              value: <span className="tabular">{maskedNumber}</span>,
            },
            { term: m.passport_scan_main(), value: scan(passport.mainPageGiven) },
            ...(kind === 'russian'
              ? [{ term: m.passport_scan_registration(), value: scan(passport.registrationPageGiven) }]
              : []),
          ]}
        />
      ) : (
        <p className="text-text-quiet">{m.passport_meaning_empty()}</p>
      )}
    </div>
  )
}
