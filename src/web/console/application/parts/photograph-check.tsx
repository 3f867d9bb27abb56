import type { PhotographCheck } from '#contract/photograph.ts'
import type { LookReason, PhotoFault, PhotoFinding } from '#domain/photo/photo-finding.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { ToneIcon } from '#web/ui/tone-icon.tsx'

const looks: Record<Exclude<LookReason, 'age_declared'>, () => string> = {
  colour_weak: m.organizer_photo_look_colour_weak,
  faces_behind: m.organizer_photo_look_faces_behind,
  face_smallish: m.organizer_photo_look_face_smallish,
  face_tight: m.organizer_photo_look_face_tight,
  face_aside: m.organizer_photo_look_face_aside,
  face_tilted: m.organizer_photo_look_face_tilted,
  background_dark: m.organizer_photo_look_background_dark,
  background_uneven: m.organizer_photo_look_background_uneven,
  background_coloured: m.organizer_photo_look_background_coloured,
  background_hidden: m.organizer_photo_look_background_hidden,
  blurred: m.organizer_photo_look_blurred,
  exposure: m.organizer_photo_look_exposure,
  unchecked: m.organizer_photo_look_unchecked,
}

/** Only what a check that came later finds can be wrong with a photograph that is stored. */
const faults: Partial<Record<PhotoFault, () => string>> = {
  photo_face_none: m.organizer_photo_fault_face_none,
  photo_faces_many: m.organizer_photo_fault_faces_many,
  photo_face_small: m.organizer_photo_fault_face_small,
  photo_face_cut: m.organizer_photo_fault_face_cut,
}

const titles = {
  pass: m.organizer_photo_check_pass,
  look: m.organizer_photo_check_look,
  fail: m.organizer_photo_check_fail,
}

const tones: Record<'pass' | 'look' | 'fail', Tone> = {
  pass: 'positive',
  look: 'attention',
  fail: 'negative',
}

/** What the machine says of the photograph, for whoever decides: its reasons in a line, and what it cannot see. */
export function PhotographCheckLine({ check }: { check: PhotographCheck }) {
  const moments = useMoments()
  const { verdict, findings, declaredAt } = check
  const tone = verdict ? tones[verdict] : 'info'
  const say = (finding: PhotoFinding): string[] => {
    if (finding.verdict === 'pass') return []
    if (finding.verdict === 'fail') return [(faults[finding.reason] ?? m.organizer_photo_fault_other)()]
    if (finding.reason !== 'age_declared') return [looks[finding.reason]()]
    return [m.organizer_photo_look_age_declared({ date: declaredAt ? moments.moment(declaredAt) : '' })]
  }
  const reasons = findings.flatMap(say)
  return (
    <section aria-label={m.organizer_photo_check()} className="mt-4 flex gap-3 text-sm">
      <span className={classNames('mt-px flex', TONE_TEXT[tone])}>
        <ToneIcon tone={tone} />
      </span>
      <div className="min-w-0">
        <p>
          <span className="font-medium">
            {verdict ? titles[verdict]() : m.organizer_photo_check_pending()}
          </span>
          {reasons.length > 0 && `: ${reasons.join('; ')}`}
        </p>
        <p className="text-text-quiet">{m.organizer_photo_check_people()}</p>
      </div>
    </section>
  )
}
