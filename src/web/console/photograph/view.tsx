import type { PhotographCheck } from '#contract/photograph.ts'
import type { LookReason, PhotographFault, PhotographFinding } from '#domain/photograph/photograph-finding.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { ToneIcon } from '#web/ui/tone-icon.tsx'

const looks: Record<Exclude<LookReason, 'age_declared'>, () => string> = {
  colour_weak: m.organiser_photograph_look_colour_weak,
  faces_behind: m.organiser_photograph_look_faces_behind,
  face_smallish: m.organiser_photograph_look_face_smallish,
  face_tight: m.organiser_photograph_look_face_tight,
  face_aside: m.organiser_photograph_look_face_aside,
  face_tilted: m.organiser_photograph_look_face_tilted,
  background_dark: m.organiser_photograph_look_background_dark,
  background_uneven: m.organiser_photograph_look_background_uneven,
  background_coloured: m.organiser_photograph_look_background_coloured,
  background_hidden: m.organiser_photograph_look_background_hidden,
  blurred: m.organiser_photograph_look_blurred,
  exposure: m.organiser_photograph_look_exposure,
  unchecked: m.organiser_photograph_look_unchecked,
}

/** The faults that only a later check can find in a stored photograph. */
const faults: Partial<Record<PhotographFault, () => string>> = {
  photo_face_none: m.organiser_photograph_fault_face_none,
  photo_faces_many: m.organiser_photograph_fault_faces_many,
  photo_face_small: m.organiser_photograph_fault_face_small,
  photo_face_cut: m.organiser_photograph_fault_face_cut,
}

const titles = {
  pass: m.organiser_photograph_check_pass,
  look: m.organiser_photograph_check_look,
  fail: m.organiser_photograph_check_fail,
}

const tones: Record<'pass' | 'look' | 'fail', Tone> = {
  pass: 'positive',
  look: 'attention',
  fail: 'negative',
}

/** The automatic check of the photograph for whoever decides: its findings in one line, and what it cannot judge. */
export function PhotographCheckLine({ check }: { check: PhotographCheck }) {
  const moments = useMoments()
  const { verdict, findings, declaredAt } = check
  const tone = verdict ? tones[verdict] : 'info'
  const say = (finding: PhotographFinding): string[] => {
    if (finding.verdict === 'pass') return []
    if (finding.verdict === 'fail') return [(faults[finding.reason] ?? m.organiser_photograph_fault_other)()]
    if (finding.reason !== 'age_declared') return [looks[finding.reason]()]
    return [m.organiser_photograph_look_age_declared({ date: declaredAt ? moments.moment(declaredAt) : '' })]
  }
  const reasons = findings.flatMap(say)
  return (
    <section aria-label={m.organiser_photograph_check()} className="mt-4 flex gap-3 text-sm">
      <span className={classNames('mt-px flex', TONE_TEXT[tone])}>
        <ToneIcon tone={tone} />
      </span>
      <div className="min-w-0">
        <p>
          <span className="font-medium">
            {verdict ? titles[verdict]() : m.organiser_photograph_check_pending()}
          </span>
          {reasons.length > 0 && `: ${reasons.join('; ')}`}
        </p>
        <p className="text-text-quiet">{m.organiser_photograph_check_people()}</p>
      </div>
    </section>
  )
}
