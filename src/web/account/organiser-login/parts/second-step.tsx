import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import { answerSecondFactor, readWaitingLogin, startPasskeyLogin } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { AskFactor } from '#web/kit/second-factor/ask-factor.tsx'
import { RecoveryCodeList } from '#web/kit/second-factor/recovery-code-list.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Invitation } from './invitation.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

type SecondStepProps = {
  /** The log-in that waits. */
  login: string
  onVerified: (answer: OtpVerifyAnswer) => void
  /** Back to the phone, with what has gone wrong. */
  onRestart: (sentence: string | null) => void
}

/** What a console log-in needs after its code: a factor, or an invitation and a factor to be set up. */
export function SecondStep({ login, onVerified, onRestart }: SecondStepProps) {
  const [made, setMade] = useState<{ answer: OtpVerifyAnswer; codes: string[] } | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['waiting-login', login],
    queryFn: ({ signal }) => callApi(readWaitingLogin, { body: { login }, signal }),
    retry: false,
    staleTime: 0,
  })
  /** Only a new code helps after these. */
  const onError = (failure: Error) => {
    const over =
      failure instanceof ApiError &&
      ['second_factor_expired', 'second_factor_locked', 'invitation_missing', 'organiser_unknown'].includes(
        failure.code,
      )
    if (over) onRestart(failure.message)
  }

  if (made)
    return (
      <>
        <PageHeading title={m.factor_codes_title()} lead={m.factor_codes_lead()} className="mb-8" />
        <RecoveryCodeList codes={made.codes} onDone={() => onVerified(made.answer)} />
      </>
    )
  if (error)
    return (
      <>
        <PageHeading title={m.factor_title()} className="mb-8" />
        <Banner tone="negative" announce="alert" className="mb-6">
          {error.message}
        </Banner>
        <div className="space-y-3">
          {!(error instanceof ApiError && error.status >= 400 && error.status < 500) && (
            <Button wide onClick={() => void refetch()}>
              {m.retry()}
            </Button>
          )}
          <Restart onRestart={onRestart} />
        </div>
      </>
    )
  if (!data)
    return (
      <div aria-busy="true" className="space-y-6">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-14 w-full" />
        <span role="status" className="sr-only">
          {m.loading()}
        </span>
      </div>
    )
  if (data.step === 'invitation')
    return (
      <>
        <PageHeading title={m.factor_invitation_title()} lead={m.factor_invitation_lead()} className="mb-8" />
        <Invitation login={login} onAccepted={() => void refetch()} onError={onError} />
        <Restart onRestart={onRestart} />
      </>
    )
  if (data.step === 'setUp')
    return (
      <SetUpFactor
        login={login}
        onError={onError}
        onDone={({ recoveryCodes, ...answer }) => setMade({ answer, codes: recoveryCodes })}
      />
    )
  return (
    <>
      <PageHeading title={m.factor_title()} className="mb-8" />
      <AskFactor
        ways={data.ways}
        startPasskey={() => callApi(startPasskeyLogin, { body: { login } })}
        onAnswer={async answer => onVerified(await callApi(answerSecondFactor, { body: { login, answer } }))}
        onError={onError}
      />
      <p className="mt-6 text-sm text-text-quiet">{m.factor_lost()}</p>
      <Restart onRestart={onRestart} />
    </>
  )
}

function Restart({ onRestart }: { onRestart: (sentence: string | null) => void }) {
  return (
    <Button variant="quiet" wide className="mt-3" onClick={() => onRestart(null)}>
      {m.factor_restart()}
    </Button>
  )
}
