import { useStore } from 'zustand'
import { m } from '#messages/compiled/messages.js'
import { gateReasonWords, gateZoneWords } from '#messages/gate-word.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { bearerName } from '../words.ts'
import { countOf, insideNow } from './device-verdict.ts'
import type { Gate } from './gate-engine.ts'
import type { ScanRecord } from './scan-record.ts'

/** As many of the last scans are shown. */
const shownScans = 50

/** How many are inside this gate's zone, and who passed last. */
export function InsideView({ gate }: { gate: Gate }) {
  const { list, log, network, counted } = useStore(gate.store)
  const told = network === 'live' ? counted : null
  const inside = told ?? (list && countOf(list, insideNow(list, log)))
  return (
    <>
      <PageHeading
        size="small"
        title={m.at_gate_inside_title()}
        lead={
          list
            ? `${gateZoneWords[list.device.zone]()}. ${m.at_gate_inside_text()}`
            : m.at_gate_search_no_list()
        }
      />
      {inside && (
        <p className="flex flex-wrap gap-x-8 text-3xl font-semibold" aria-live="polite">
          <span>{m.gate_inside_people({ count: inside.people })}</span>
          <span>{m.gate_inside_vehicles({ count: inside.vehicles })}</span>
        </p>
      )}
      <Section title={m.at_gate_last_scans()} space="none">
        {log.length === 0 ? (
          <EmptyState title={m.at_gate_last_none()} level={3}>
            {m.at_gate_last_none_text()}
          </EmptyState>
        ) : (
          <ol className="divide-y border-y">
            {log.slice(0, shownScans).map(scan => (
              <li key={scan.scanId}>
                <ScanLine scan={scan} />
              </li>
            ))}
          </ol>
        )}
      </Section>
    </>
  )
}

function ScanLine({ scan }: { scan: ScanRecord }) {
  const locale = useLocale()
  const edition = useEdition()
  const { person, driver, reasons } = scan.verdict
  const { tone, word } = outcomeOf(scan)
  const at = editionNow(edition, scan.at).toISOString()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="tabular w-32 shrink-0 whitespace-nowrap text-text-quiet">
        {formatTime(at, locale, edition.timeZone, 'seconds')}
      </span>
      <span className="min-w-0 flex-1 basis-48 font-medium">
        {person ? bearerName(locale, person) : m.at_gate_nobody()}
        {driver && <span className="block font-normal">{bearerName(locale, driver)}</span>}
      </span>
      <span className="text-sm">
        <StatusWord tone={tone}>{word}</StatusWord>
        {reasons[0] && !scan.overridden && (
          <span className="block text-text-quiet">{gateReasonWords[reasons[0]]()}</span>
        )}
        {!scan.isSent && <span className="block text-text-quiet">{m.at_gate_unsent()}</span>}
      </span>
    </div>
  )
}

function outcomeOf({ passed, overridden, direction }: ScanRecord): { tone: Tone; word: string } {
  if (overridden) return { tone: 'attention', word: m.at_gate_did_override() }
  if (!passed) return { tone: 'negative', word: m.at_gate_did_no() }
  return { tone: 'positive', word: direction === 'entry' ? m.at_gate_did_in() : m.at_gate_did_out() }
}
