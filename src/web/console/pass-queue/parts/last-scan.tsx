import type { PassRow } from '#contract/organiser-pass.ts'
import { m } from '#messages/compiled/messages.js'
import { outcomeTones, outcomeWord } from '#web/console/gate-scan-queue/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'

/** What the last gate said to the pass, where and when. */
export function LastScan({ pass: { lastScan } }: { pass: PassRow }) {
  const moments = useMoments()
  if (!lastScan) return <span className="text-text-quiet">{m.pass_desk_scan_none()}</span>
  return (
    <span className="block">
      <StatusWord tone={outcomeTones[lastScan.outcome]}>{outcomeWord(lastScan)}</StatusWord>
      <span className="tabular block max-w-44 truncate text-sm text-text-quiet">
        {m.pass_desk_scan_where({ at: moments.short(lastScan.at), gate: lastScan.gate })}
      </span>
    </span>
  )
}
