import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import { secondFactorLimits } from '#domain/organiser/second-factor.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { readPendingCode, writePendingCode } from '#web/kit/login/pending-code.ts'
import type { PendingCode } from '#web/kit/login/request-code.ts'
import { readWaitingLogin, writeWaitingLogin } from '#web/kit/second-factor/waiting-login.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { signIn } from '#web/kit/session/session-state.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CodeStep } from './parts/code-step.tsx'
import { PhoneStep } from './parts/phone-step.tsx'
import { signInTarget } from './parts/sign-in-target.ts'

type PhoneLoginProps = {
  purpose: CodePurpose
  title: ReactNode
  lead?: ReactNode
  /** Between the heading and the form, only on the phone step. */
  children?: ReactNode
  /** Under the form, only on the phone step: other ways to log in. */
  after?: ReactNode
  /** What a log-in needs after its code, where the server demands a second factor. */
  secondStep?: (step: SecondStepFacts) => ReactNode
}

export type SecondStepFacts = {
  /** The log-in that waits. */
  login: string
  onVerified: (answer: OtpVerifyAnswer) => void
  /** Back to the phone, with what has gone wrong. */
  onRestart: (sentence: string | null) => void
}

/** Log-in by phone and one-time code, the same on every page that asks for it (product.md §5). */
export function PhoneLogin({ purpose, title, lead, children, after, secondStep }: PhoneLoginProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const redirect = search.get('redirect')
  const [code, setCode] = useState<PendingCode | null>(null)
  const [typed, setTyped] = useState('')
  const [consented, setConsented] = useState(false)
  const [changing, setChanging] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the visit began with counts
  useEffect(() => {
    const session = browserSession()
    if (session.isAuthenticated()) {
      const target = signInTarget({
        purpose,
        lists: session.getState(),
        redirect,
        currentPath: pathname,
      })
      if (target) navigate(target, { replace: true })
      return
    }
    if (secondStep) setWaiting(readWaitingLogin(Date.now()))
    const kept = readPendingCode(purpose, Date.now())
    if (!kept) return
    setCode(kept)
    setTyped(formatPhone(kept.phone))
  }, [])

  const keep = (next: PendingCode | null) => {
    setCode(next)
    writePendingCode(next)
  }
  const wait = (login: string | null) => {
    setWaiting(login)
    const until = Date.now() + secondFactorLimits.waitSeconds * 1000
    if (secondStep) writeWaitingLogin(login === null ? null : { login, until })
  }
  const refuse = (sentence: string) => {
    keep(null)
    setRefusal(sentence)
  }
  const enter = (answer: OtpVerifyAnswer) => {
    const target = signInTarget({
      purpose,
      lists: answer,
      redirect,
      currentPath: pathname,
    })
    if (!target) return refuse(errorSentence('organiser_unknown', locale))
    keep(null)
    wait(null)
    browserSession().update((_, now) => signIn(answer, now))
    navigate(target, { replace: true })
  }

  if (waiting && secondStep)
    return secondStep({
      login: waiting,
      onVerified: enter,
      onRestart: sentence => {
        wait(null)
        setChanging(false)
        setRefusal(sentence)
      },
    })
  if (code && !changing)
    return (
      <>
        <PageHeading title={m.auth_code_title()} className="mb-8" />
        <CodeStep
          code={code}
          onResent={keep}
          onChangeNumber={() => setChanging(true)}
          onVerified={enter}
          onRefused={refuse}
          onSecondFactor={login => {
            keep(null)
            wait(login)
          }}
        />
      </>
    )
  return (
    <>
      <PageHeading title={title} lead={lead} className="mb-8" />
      {refusal && (
        <Banner tone="negative" announce="alert" className="mb-6">
          {refusal}
        </Banner>
      )}
      {children}
      <PhoneStep
        // A code restored from storage also brings its phone number.
        key={changing ? 'changing' : 'first'}
        purpose={purpose}
        typed={typed}
        consented={consented}
        pending={code}
        autoFocus={changing}
        onSent={(next, written) => {
          keep(next)
          setTyped(written)
          setConsented(true)
          setChanging(false)
          setRefusal(null)
        }}
      />
      {after && <div className="mt-8 border-t pt-6">{after}</div>}
    </>
  )
}
