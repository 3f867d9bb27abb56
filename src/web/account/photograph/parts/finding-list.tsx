import type { Locale } from '#contract/field.ts'
import type {
  LookReason,
  PhotographFinding,
  PhotographRule,
  PhotographVerdict,
} from '#domain/photograph/photograph-finding.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { ToneIcon } from '#web/ui/tone-icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const tones: Record<PhotographVerdict, Tone> = { pass: 'positive', look: 'attention', fail: 'negative' }

const words: Record<PhotographVerdict, () => string> = {
  pass: m.photograph_verdict_pass,
  look: m.photograph_verdict_look,
  fail: m.photograph_verdict_fail,
}

/** Each rule with its finding: faults first and in a sentence, the rest briefly. */
export function FindingList({ findings }: { findings: readonly PhotographFinding[] }) {
  const open = (['fail', 'look'] as const).flatMap(verdict =>
    findings.filter(finding => finding.verdict === verdict),
  )
  const passed = findings.filter(({ verdict }) => verdict === 'pass')
  return (
    <div className="space-y-4">
      {open.length > 0 && (
        <ul className="divide-y border-y">
          {open.map(finding => (
            <OpenFinding key={finding.rule} finding={finding} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
          {passed.map(({ rule, verdict }) => (
            <li key={rule} className="flex items-start gap-2 text-text-quiet">
              <span className={classNames('mt-0.5 flex', TONE_TEXT.positive)}>
                <ToneIcon tone="positive" className="size-4" />
              </span>
              <span className="min-w-0">
                {ruleWords[rule]()}
                <VisuallyHidden>{`: ${words[verdict]()}`}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OpenFinding({ finding }: { finding: PhotographFinding }) {
  const locale = useLocale()
  const tone = tones[finding.verdict]
  return (
    <li className="flex gap-3 py-3 text-sm">
      <span className={classNames('mt-px flex', TONE_TEXT[tone])}>
        <ToneIcon tone={tone} />
      </span>
      <div className="min-w-0">
        <p className="font-medium">
          {ruleWords[finding.rule]()}
          <span
            className={classNames('font-normal', TONE_TEXT[tone])}
          >{` — ${words[finding.verdict]()}`}</span>
        </p>
        <p className="mt-0.5 text-text-quiet">{findingSentence(finding, locale)}</p>
      </div>
    </li>
  )
}

const ruleWords: Record<PhotographRule, () => string> = {
  file: m.photograph_rule_file,
  dimensions: m.photograph_rule_dimensions,
  colour: m.photograph_rule_colour,
  face: m.photograph_rule_face,
  size: m.photograph_rule_size,
  frame: m.photograph_rule_frame,
  pose: m.photograph_rule_pose,
  background: m.photograph_rule_background,
  sharpness: m.photograph_rule_sharpness,
  exposure: m.photograph_rule_exposure,
  age: m.photograph_rule_age,
}

const lookWords: Record<LookReason, () => string> = {
  colour_weak: m.photograph_look_colour_weak,
  faces_behind: m.photograph_look_faces_behind,
  face_smallish: m.photograph_look_face_smallish,
  face_tight: m.photograph_look_face_tight,
  face_aside: m.photograph_look_face_aside,
  face_tilted: m.photograph_look_face_tilted,
  background_dark: m.photograph_look_background_dark,
  background_uneven: m.photograph_look_background_uneven,
  background_coloured: m.photograph_look_background_coloured,
  background_hidden: m.photograph_look_background_hidden,
  blurred: m.photograph_look_blurred,
  exposure: m.photograph_look_exposure,
  age_declared: m.photograph_look_age_declared,
  unchecked: m.photograph_look_unchecked,
}

/** What is wrong and what to do; null if nothing is wrong. */
function findingSentence(finding: PhotographFinding, locale: Locale): string | null {
  if (finding.verdict === 'pass') return null
  return finding.verdict === 'fail' ? errorSentence(finding.reason, locale) : lookWords[finding.reason]()
}
