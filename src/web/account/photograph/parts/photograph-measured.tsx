import { useEffect, useRef } from 'react'
import { overallVerdict, type PhotographVerdict } from '#domain/photograph/photograph-finding.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Tone } from '#web/ui/tone.ts'
import type { Framing } from '../queries.ts'
import { FindingList } from './finding-list.tsx'
import { liveFindings } from './live-findings.ts'

const titles: Record<PhotographVerdict, () => string> = {
  pass: m.photograph_results_pass,
  look: m.photograph_results_look,
  fail: m.photograph_results_fail,
}

export const verdictTones: Record<PhotographVerdict, Tone> = {
  pass: 'positive',
  look: 'attention',
  fail: 'negative',
}

/** The findings for a chosen picture; they follow the frame. */
export function PhotographMeasured({
  state,
  onAgain,
  onDeclare,
}: {
  state: Framing
  onAgain: () => void
  onDeclare: (declared: boolean) => void
}) {
  const { measuring, frame, declared, missed } = state
  if (measuring.kind === 'under-way')
    return (
      <div role="status" className="space-y-3">
        <p className="font-medium">{m.photograph_measuring()}</p>
        <Progress value={measuring.progress * 0.9} label={m.photograph_measuring()} />
        <p className="text-sm text-text-quiet">{m.photograph_measuring_text()}</p>
      </div>
    )
  const declaration = <DeclarationField declared={declared} missed={missed} onDeclare={onDeclare} />
  if (measuring.kind === 'failed')
    return (
      <div className="space-y-6">
        <Banner tone="attention" announce="status" title={m.photograph_not_measured()}>
          {measuring.sentence && <p>{measuring.sentence}</p>}
          <p>{m.photograph_not_measured_text()}</p>
          <Button size="sm" variant="secondary" className="mt-3 min-h-11 md:min-h-9" onClick={onAgain}>
            {m.photograph_check_again()}
          </Button>
        </Banner>
        {declaration}
      </div>
    )
  const all = liveFindings(measuring.picture, frame, declared)
  // The box below settles the age, so it is not listed as a fault.
  const findings = all.filter(({ reason }) => reason !== 'photo_age_unknown')
  const verdict = overallVerdict(findings)
  const dateOnly = verdict !== 'fail' && findings.length < all.length
  return (
    <section aria-label={m.photograph_results()} className="space-y-5">
      <div role="status">
        {dateOnly ? (
          <Banner tone="attention" title={m.photograph_results_date()} />
        ) : (
          <Banner tone={verdictTones[verdict]} title={titles[verdict]()} />
        )}
      </div>
      {!measuring.picture.answered && (
        <Banner tone="info" title={m.photograph_unanswered()}>
          {m.photograph_unanswered_text()}
        </Banner>
      )}
      {/* A picture that cannot be used for another reason needs no promise about its age. */}
      {measuring.picture.age === 'unknown' && verdict !== 'fail' && declaration}
      <FindingList findings={findings} />
      <p className="text-sm text-text-quiet">{m.photograph_by_people()}</p>
    </section>
  )
}

/** For a file without a date: the person declares that the picture is recent, and the declaration is stored. */
function DeclarationField({
  declared,
  missed,
  onDeclare,
}: {
  declared: boolean
  /** How often sending failed for lack of this tick; each time moves the focus to it. */
  missed: number
  onDeclare: (declared: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (missed > 0) box.current?.focus()
  }, [missed])
  return (
    <Checkbox
      ref={box}
      id="photo-declared"
      label={m.photograph_declare()}
      hint={m.photograph_declare_hint()}
      error={missed > 0 && m.error_photo_age_unknown()}
      checked={declared}
      onChange={event => onDeclare(event.target.checked)}
    />
  )
}
