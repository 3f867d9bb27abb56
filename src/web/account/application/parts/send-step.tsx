import type { FormEvent, ReactNode } from 'react'
import type { FieldError } from '#contract/error.ts'
import { finishApplication } from '#contract/participant.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Section } from '#web/ui/section.tsx'
import { StepList } from '../view.tsx'
import { SendActions } from './send-actions.tsx'
import type { ApplicationDraft } from './use-application-draft.ts'

type SendStepProps = {
  participant: string
  draft: ApplicationDraft
  /** The whole application as the person will see it. */
  review: ReactNode
  onBack: (() => void) | undefined
  onFinished: () => void
  /** The server's field errors, which may lead to other steps. */
  onRefused: (details: readonly FieldError[]) => void
}

/** The last step of another person's application: what happens next, instead of consents, which nobody gives for them. */
export function SendStep({ participant, draft, review, onBack, onFinished, onRefused }: SendStepProps) {
  const { phone } = draft.sections().person
  const sending = useSend(
    finishApplication,
    async () => {
      if (!(await draft.flush())) throw new Error(m.signup_finish_unsaved())
      return { params: { guid: participant }, body: { consents: [], textVersion: '' } }
    },
    {
      leansOn: draft.version,
      onSuccess: onFinished,
      onError(error) {
        if (error instanceof ApiError && error.details.length > 0) onRefused(error.details)
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      {review}
      <Section title={m.confirm_next_title()} className="pb-0">
        <StepList
          steps={[
            {
              title: m.confirm_next_sms(),
              text: m.confirm_next_sms_text({ phone: phone ? formatPhone(phone) : m.signup_not_given() }),
            },
            { title: m.confirm_next_check(), text: m.confirm_next_check_text() },
            { title: m.confirm_next_review(), text: m.confirm_next_review_text() },
          ]}
        />
      </Section>
      <SendActions sending={sending} label={m.confirm_send()} onBack={onBack} />
    </form>
  )
}
