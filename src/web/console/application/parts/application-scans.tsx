import type { PersonRecords } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { gateReasonWords } from '#messages/gate-word.ts'
import { outcomeTones, outcomeWord } from '#web/console/gate-scan-queue/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Section } from '#web/ui/section.tsx'

/** When and where the person's pass was scanned, and why it was refused. */
export function ApplicationScans({ scans }: { scans: NonNullable<PersonRecords['scans']> }) {
  const moments = useMoments()
  return (
    <Section title={m.person_scans()} level={3}>
      <ul className="divide-y border-y text-sm">
        {scans.map(scan => (
          <li key={scan.guid} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <p className="min-w-0 flex-1 basis-52">
              <time dateTime={scan.at} className="tabular">
                {moments.moment(scan.at)}
              </time>
              <span className="block text-text-quiet">
                {[scan.gate, ...scan.reasons.map(reason => gateReasonWords[reason]())].join(' · ')}
              </span>
            </p>
            <StatusWord tone={outcomeTones[scan.outcome]}>{outcomeWord(scan)}</StatusWord>
          </li>
        ))}
      </ul>
    </Section>
  )
}
