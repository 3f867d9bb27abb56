import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import { oneTimeCodeLimits } from '#domain/account/one-time-code.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { type PendingCode, requestCode } from '#web/kit/login/request-code.ts'
import { verifyCode } from '#web/kit/login/verify-code.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { OneTimeCodeField } from '#web/ui/one-time-code-field.tsx'
import { minutesAndSeconds, useSecondsUntil } from './use-seconds-until.ts'

type CodeStepProps = {
  code: PendingCode
  onResent: (code: PendingCode) => void
  onChangeNumber: () => void
  onVerified: (answer: OtpVerifyAnswer) => void
  /** The code was right, but the number may not log in. */
  onRefused: (sentence: string) => void
  /** The code was right, and the log-in waits for a second factor. */
  onSecondFactor: (login: string) => void
}

/** After these only a new message helps, so the digits are not asked for again. */
const spent: readonly ErrorCode[] = ['code_expired', 'code_exhausted']

/** The six digits from the message: sent off as soon as they are there, typed, pasted or filled in by the phone. */
export function CodeStep(props: CodeStepProps) {
  const { code, onResent, onChangeNumber, onVerified, onRefused, onSecondFactor } = props
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<{
    code: ErrorCode | null
    message: string
  } | null>(null)
  const [notice, setNotice] = useState('')
  const [waitUntil, setWaitUntil] = useState(code.resendAt)
  const secondsLeft = useSecondsUntil(Math.max(waitUntil, code.resendAt))

  const verifying = useWork<string, OtpVerifyAnswer>(
    typed => verifyCode({ requestId: code.requestId, phone: code.phone, code: typed }),
    {
      onSuccess: onVerified,
      onError(error) {
        if (error instanceof ApiError && error.login) return onSecondFactor(error.login)
        const refusal = error instanceof ApiError ? error.code : null
        setProblem({ code: refusal, message: error.message })
        setDigits('')
        if (refusal === 'organiser_unknown') onRefused(error.message)
      },
    },
  )
  const resending = useWork<void, PendingCode>(
    () => requestCode({ phone: code.phone, purpose: code.purpose }),
    {
      onSuccess(next) {
        setProblem(null)
        setDigits('')
        setNotice(m.auth_code_resent())
        onResent(next)
        input.current?.focus()
      },
      onError: error => {
        setProblem({ code: null, message: error.message })
        if (error instanceof ApiError && error.retryAfter) setWaitUntil(Date.now() + error.retryAfter * 1000)
      },
    },
  )

  const send = (typed: string) => {
    if (verifying.isPending || verifying.isSuccess) return
    setNotice('')
    if (typed.length < oneTimeCodeLimits.digits) {
      setProblem({ code: null, message: errorSentence('required', locale) })
      input.current?.focus()
      return
    }
    setProblem(null)
    verifying.mutate(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(digits)
  }
  const busy = verifying.isPending || verifying.isSuccess
  // The field is disabled while the code is checked and loses the focus, so give it back.
  useEffect(() => {
    if (problem && !busy) input.current?.focus()
  }, [problem, busy])
  const over = problem?.code != null && spent.includes(problem.code)

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <OneTimeCodeField
        ref={input}
        name="code"
        label={m.auth_code()}
        labelHidden
        hint={m.auth_code_hint({ phone: formatPhone(code.phone) })}
        error={problem?.message}
        value={digits}
        onChange={value => {
          setDigits(value)
          if (problem && value !== '') setProblem(null)
        }}
        onComplete={send}
        disabled={busy}
        autoFocus
      />
      <p role="status" className="sr-only">
        {problem?.message ?? notice}
      </p>
      {notice && !problem && (
        <p aria-hidden="true" className="text-sm text-positive">
          {notice}
        </p>
      )}
      <div className="space-y-3">
        {!over && (
          <Button type="submit" size="lg" wide loading={busy}>
            {m.auth_code_submit()}
          </Button>
        )}
        {secondsLeft > 0 ? (
          <p className="tabular flex min-h-11 items-center justify-center text-sm text-text-quiet">
            {m.auth_resend_in({ time: minutesAndSeconds(secondsLeft) })}
          </p>
        ) : (
          <Button
            wide
            size={over ? 'lg' : 'md'}
            variant={over ? 'primary' : 'secondary'}
            loading={resending.isPending}
            onClick={() => resending.mutate()}
          >
            {m.auth_resend()}
          </Button>
        )}
        <Button variant="quiet" wide disabled={busy} onClick={onChangeNumber}>
          {m.auth_change_number()}
        </Button>
      </div>
    </form>
  )
}
