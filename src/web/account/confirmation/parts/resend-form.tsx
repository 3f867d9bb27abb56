import { type FormEvent, useState } from 'react'
import { phone as phoneSchema } from '#contract/auth.ts'
import { resendConfirmation } from '#contract/confirmation.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { fieldSentence } from '#web/kit/contract-form/field-sentence.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Section } from '#web/ui/section.tsx'

type ResendFormProps = {
  guid: string
  /** The phone that the link went to, as people write it. */
  phone: string
  /** The former link has expired, so a new one is the main action. */
  lapsed: boolean
  onSent: () => void
  /** The person has confirmed in the meantime. */
  onConfirmed: () => void
}

/** Sends the link again, or to a number that was mistyped. */
export function ResendForm({ guid, phone, lapsed, onSent, onConfirmed }: ResendFormProps) {
  const locale = useLocale()
  const edition = useEdition()
  const { timeZone } = edition
  const [correcting, setCorrecting] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useSend(
    resendConfirmation,
    (corrected: string | null) => ({ params: { guid }, body: corrected ? { phone: corrected } : {} }),
    {
      onSuccess() {
        setCorrecting(false)
        setTyped('')
        onSent()
      },
      onError(error) {
        if (error instanceof ApiError && error.code === 'confirmed_already') onConfirmed()
      },
    },
  )
  // A refused number is reported at its field, everything else beside the button.
  const ofField =
    sending.error instanceof ApiError && sending.error.details.length > 0 ? sending.error.message : null
  const sentTo = sending.variables ? formatPhone(sending.variables) : phone
  const sentenceOf = (error: Error) => {
    const wait = error instanceof ApiError && error.code === 'link_sent_recently' ? error.retryAfter : null
    if (wait === null) return error.message
    // Rounded up to a whole minute, so that the stated time is never too early.
    const at = Math.ceil((editionNow(edition, sending.submittedAt).getTime() + wait * 1000) / 60_000) * 60_000
    return m.confirm_resend_wait({ when: formatMoment(at, locale, timeZone) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const judged = phoneSchema.safeParse(typed)
    setProblem(judged.success ? null : (judged.error.issues[0]?.message ?? 'phone_format'))
    if (judged.success) sending.mutate(judged.data)
    else sending.reset()
  }
  return (
    <Section
      title={lapsed ? m.confirm_resend_title_lapsed() : m.confirm_resend_title()}
      lead={m.confirm_resend_lead()}
    >
      {sending.data && (
        <Banner tone="positive" announce="status" className="mb-5">
          {m.confirm_resent({
            phone: sentTo,
            until: formatMoment(Date.parse(sending.data.expiresAt), locale, timeZone),
          })}
        </Banner>
      )}
      {sending.error && !ofField && (
        <Banner tone="attention" announce="alert" className="mb-5">
          {sentenceOf(sending.error)}
        </Banner>
      )}
      {correcting ? (
        <form noValidate onSubmit={submit} className="space-y-5">
          <PhoneField
            label={m.confirm_phone_label()}
            hint={m.confirm_hint_phone()}
            autoComplete="off"
            autoFocus
            error={(problem && fieldSentence(problem, locale)) ?? ofField ?? undefined}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button type="submit" loading={sending.isPending}>
              {m.confirm_phone_send()}
            </Button>
            <Button variant="quiet" onClick={() => setCorrecting(false)}>
              {m.cancel()}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button
            variant={lapsed ? 'primary' : 'secondary'}
            loading={sending.isPending}
            onClick={() => sending.mutate(null)}
          >
            {lapsed ? m.confirm_resend_lapsed() : m.confirm_resend()}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              sending.reset()
              setCorrecting(true)
            }}
          >
            {m.confirm_correct_phone()}
          </Button>
        </div>
      )}
    </Section>
  )
}
