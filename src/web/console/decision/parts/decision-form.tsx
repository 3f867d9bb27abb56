import { type FormEvent, useState } from 'react'
import { type DecisionKind, decisionKinds, decisionsWithReason } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { ReasonField } from '#web/kit/form/reason-field.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { type DecisionSubject, type ReasonLanguage, reasonReaders, type WrittenReason } from '../rules.ts'
import { decisionIcons, decisionVerb, openDecisions } from '../words.ts'
import { ReadyReasons } from './ready-reasons.tsx'

const reasonLimit = 1000

type DecisionFormProps = {
  subjects: readonly DecisionSubject[]
  decision: DecisionKind
  reason: WrittenReason
  onDecision: (decision: DecisionKind) => void
  onReason: (reason: WrittenReason) => void
  onReady: () => void
  onCancel: () => void
}

/** The first stage: which decision, for how many people it is possible, and the text that goes with it. */
export function DecisionForm(props: DecisionFormProps) {
  const { subjects, decision, reason, onDecision, onReason, onReady, onCancel } = props
  const [checked, setChecked] = useState(false)
  const locale = useLocale()
  const needsReason = decisionsWithReason.includes(decision)
  const fitting = subjects.filter(({ status }) => openDecisions(status).includes(decision))
  const readers = reasonReaders(fitting)
  const faults = readers.map(({ language }) => faultOf(decision, reason[language]))
  const wrong = faults.find(fault => fault !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!wrong) onReady()
  }
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <RadioGroup
        label={m.organiser_decision_choose()}
        value={decision}
        onValueChange={value => onDecision(decisionKinds.find(kind => kind === value) ?? decision)}
        options={decisionKinds
          .map(kind => ({
            kind,
            count: subjects.filter(({ status }) => openDecisions(status).includes(kind)).length,
          }))
          .filter(({ kind, count }) => count > 0 || kind === decision)
          .map(({ kind, count }) => {
            const Icon = decisionIcons[kind]
            return {
              value: kind,
              label: decisionVerb(kind),
              icon: <Icon aria-hidden="true" />,
              ...(subjects.length > 1 && {
                description: m.organiser_decision_fits({
                  count,
                  total: subjects.length,
                }),
              }),
            }
          })}
      />
      {needsReason && (
        <div className="space-y-4">
          <ReadyReasons key={decision} decision={decision} onChoose={onReason} />
          {readers.map(({ language, count }, index) => {
            const fault = faults[index]
            return (
              <ReasonField
                key={language}
                label={labelIn(language, reasonLabels[decision]?.() ?? '')}
                hint={[
                  index === 0 && reasonHints[decision]?.(),
                  subjects.length > 1 && m.organiser_reason_readers({ count }),
                ]
                  .filter(Boolean)
                  .join(' ')}
                value={reason[language]}
                onChange={text => onReason({ ...reason, [language]: text })}
                error={checked && fault ? errorSentence(fault, locale) : undefined}
                limit={reasonLimit}
                takesFocus={index === 0}
              />
            )
          })}
        </div>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit">{m.organiser_decision_to_preview()}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}

const reasonLabels: Partial<Record<DecisionKind, () => string>> = {
  reject: m.organiser_reject_reason,
  requestInformation: m.organiser_information_needed,
  returnToReview: m.organiser_return_reason,
  cancel: m.organiser_cancel_reason,
}

const reasonHints: Partial<Record<DecisionKind, () => string>> = {
  reject: m.organiser_reject_reason_hint,
  requestInformation: m.organiser_information_needed_hint,
  returnToReview: m.organiser_return_reason_hint,
  cancel: m.organiser_cancel_reason_hint,
}

/** The language is named even where only one is read: the writer may take it for granted otherwise. */
function labelIn(language: ReasonLanguage, label: string): string {
  return language === 'ru' ? m.organiser_reason_in_ru({ label }) : m.organiser_reason_in_en({ label })
}

function faultOf(decision: DecisionKind, reason: string) {
  if (!decisionsWithReason.includes(decision)) return null
  const length = reason.trim().length
  // What is missing is no reason, so it is not called one.
  if (length === 0) return decision === 'requestInformation' ? 'required' : 'reason_required'
  return length > reasonLimit ? 'too_long' : null
}
