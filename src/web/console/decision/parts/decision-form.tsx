import { type FormEvent, useState } from 'react'
import { type DecisionKind, decisionKinds } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { ReasonField } from '#web/kit/form/reason-field.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { DecisionSubject } from '../rules.ts'
import { decisionIcons, decisionsWithReason, decisionVerb, openDecisions } from '../words.ts'

const reasonLimit = 1000

type DecisionFormProps = {
  subjects: readonly DecisionSubject[]
  decision: DecisionKind
  reason: string
  onDecision: (decision: DecisionKind) => void
  onReason: (reason: string) => void
  onReady: () => void
  onCancel: () => void
}

/** The first stage: which decision, for how many people it is possible, and the text that goes with it. */
export function DecisionForm(props: DecisionFormProps) {
  const { subjects, decision, reason, onDecision, onReason, onReady, onCancel } = props
  const [checked, setChecked] = useState(false)
  const locale = useLocale()
  const needsReason = decisionsWithReason.includes(decision)
  const wrong = faultOf(needsReason, reason)
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
        <ReasonField
          label={decision === 'reject' ? m.organiser_reject_reason() : m.organiser_information_needed()}
          hint={
            decision === 'reject' ? m.organiser_reject_reason_hint() : m.organiser_information_needed_hint()
          }
          value={reason}
          onChange={onReason}
          error={checked && wrong ? errorSentence(wrong, locale) : undefined}
          limit={reasonLimit}
        />
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

function faultOf(needsReason: boolean, reason: string) {
  if (!needsReason) return null
  const length = reason.trim().length
  if (length === 0) return 'reason_required' as const
  return length > reasonLimit ? ('too_long' as const) : null
}
