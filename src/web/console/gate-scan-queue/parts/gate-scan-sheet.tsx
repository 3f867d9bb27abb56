import type { GateScanRow } from '#contract/organiser-gate.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { gateReasonWords, gateZoneWords } from '#messages/gate-word.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { passKindWords } from '#web/kit/words/gate-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { conflictSentence, conflictWords, outcomeTones, outcomeWord, scannedName } from '../words.ts'

type GateScanSheetProps = { scan: GateScanRow; onClose: () => void }

/** One scan beside the log: what was decided, by which clock, and what does not fit. */
export function GateScanSheet({ scan, onClose }: GateScanSheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const { kind, driver, override, reasons, isOffline, byName } = scan
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={scannedName(scan)}
      description={<StatusWord tone={outcomeTones[scan.outcome]}>{outcomeWord(scan)}</StatusWord>}
      closeLabel={m.close()}
    >
      {scan.conflicts.map(conflict => (
        <Banner key={conflict.kind} tone="attention" title={conflictWords[conflict.kind]()} className="mb-4">
          {conflictSentence(conflict)}
        </Banner>
      ))}
      <DefinitionList
        items={[
          ...(reasons.length > 0
            ? [
                {
                  term: m.gate_log_reasons(),
                  value: reasons.map(reason => gateReasonWords[reason]()).join('; '),
                },
              ]
            : []),
          ...(override
            ? [
                {
                  term: m.gate_log_override(),
                  value: `${colleagueName(locale, override.by)}: ${override.reason}`,
                },
              ]
            : []),
          { term: m.gate_log_kind(), value: kind ? passKindWords[kind]() : '—' },
          { term: m.organiser_column_company(), value: scan.company ?? '—' },
          ...(driver ? [{ term: m.gate_log_driver(), value: driver }] : []),
          { term: m.gate_log_gate(), value: `${scan.gate}, ${gateZoneWords[scan.zone]()}` },
          { term: m.gate_log_device(), value: scan.device },
          { term: m.gate_log_guard(), value: colleagueName(locale, scan.by) },
          { term: m.gate_log_how(), value: byName ? m.gate_log_by_name() : m.gate_log_by_code() },
          { term: m.gate_log_at(), value: moments.short(scan.at) },
          ...(isOffline ? [{ term: m.gate_log_received(), value: moments.short(scan.receivedAt) }] : []),
        ]}
      />
    </Sheet>
  )
}
