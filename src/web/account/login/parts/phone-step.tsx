import { useState } from 'react'
import { z } from 'zod'
import { phone } from '#contract/auth.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { ConsentBox } from '#web/kit/consent/consent-box.tsx'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { type PendingCode, requestCode } from '#web/kit/login/request-code.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { useWork } from '#web/kit/send/use-send.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { minutesAndSeconds, useSecondsUntil } from './use-seconds-until.ts'

const phoneForm = z.object({
  phone,
  consent: z.boolean().refine(given => given, 'consent_required'),
})

type PhoneStepProps = {
  purpose: CodePurpose
  /** What was typed before, when the person comes back to change it. */
  typed: string
  /** The box was ticked on this visit already. */
  consented: boolean
  /** A code that still works: the same number needs no new one. */
  pending: PendingCode | null
  autoFocus: boolean
  onSent: (code: PendingCode, typed: string) => void
}

/** The phone and the consent to process it. Ends once a code is sent. */
export function PhoneStep({ purpose, typed, consented, pending, autoFocus, onSent }: PhoneStepProps) {
  const [retryAt, setRetryAt] = useState(0)
  const secondsLeft = useSecondsUntil(retryAt)
  const { form, errorOf, top, submit } = useContractForm(phoneForm, {
    // An empty default would overwrite what was typed before hydration.
    start: { ...(typed && { phone: typed }), consent: consented },
  })
  const { register } = form
  const { phone: fault } = form.formState.errors
  // Here the only way on is through people, so give their address.
  const unserved = [fault?.message, fault?.type].includes('phone_country')
  const hydrated = useHydrated()
  const sending = useWork(requestCode, {
    onError(error) {
      if (error instanceof ApiError && error.retryAfter) setRetryAt(Date.now() + error.retryAfter * 1000)
    },
  })

  const send = submit(async (values, { phone: written }) => {
    const known = pending && pending.phone === values.phone && pending.resendAt > Date.now()
    onSent(known ? pending : await sending.mutateAsync({ phone: values.phone, purpose }), written)
  })

  // Never GET: before hydration the browser would put the phone into the address.
  return (
    <form method="post" noValidate onSubmit={send} className="space-y-6">
      {top && (
        <Banner tone="negative" announce="alert">
          {top}
        </Banner>
      )}
      <PhoneField
        label={m.auth_phone()}
        hint={m.auth_phone_hint()}
        error={errorOf('phone')}
        autoFocus={autoFocus}
        {...register('phone')}
      />
      {unserved && (
        <div className="-mt-3 text-sm">
          <SupportLine />
        </div>
      )}
      <ConsentBox kind="processing" error={errorOf('consent')} {...register('consent')} />
      <div>
        <Button type="submit" size="lg" wide disabled={!hydrated} loading={sending.isPending}>
          {m.auth_get_code()}
        </Button>
        {secondsLeft > 0 && (
          <p className="tabular mt-3 text-sm text-text-quiet">
            {m.auth_retry_in({ time: minutesAndSeconds(secondsLeft) })}
          </p>
        )}
      </div>
    </form>
  )
}
