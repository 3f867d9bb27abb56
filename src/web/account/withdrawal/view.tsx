import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { cancelApplication } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { mayWithdraw } from './parts/may-withdraw.ts'

type WithdrawApplicationProps = {
  guid: string
  /** False once something is paid. */
  possible: boolean
  /** The person's name; absent for one's own application. */
  name?: string | null
}

/** Withdraws the application while nothing is paid. */
export function WithdrawApplication({ guid, possible, name = null }: WithdrawApplicationProps) {
  const [asking, setAsking] = useState(false)
  const own = name === null
  return (
    <Section
      space="none"
      title={own ? m.person_withdraw_title() : m.person_withdraw_other({ name })}
      lead={own ? m.person_withdraw_lead() : m.person_withdraw_other_lead()}
    >
      {possible ? (
        <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
          {m.person_withdraw()}
        </Button>
      ) : (
        <p className="text-sm text-text-quiet">{m.person_withdraw_paid()}</p>
      )}
      {asking && (
        <WithdrawDialog
          guid={guid}
          name={name}
          consequence={own ? m.person_withdraw_consequence() : m.person_withdraw_other_consequence()}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

/** For an assistant with the right to it, who cannot open the settings; shows nothing in one's own cabinet. */
export function WithdrawForAnother() {
  const locale = useLocale()
  const user = useCurrentParticipant()
  if (!user || user.primary || !mayWithdraw(user)) return null
  const paid = user.payment === 'paid' || user.payment === 'cardPaymentAccepted'
  return (
    <div className="max-w-168">
      <WithdrawApplication guid={user.guid} possible={!paid} name={participantName(user, locale)} />
    </div>
  )
}

/** Withdrawal before the committee has decided; later it is in the cabinet. */
export function WithdrawLink({ user }: { user: SessionUser }) {
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  if (user.status === 'approved' || !mayWithdraw(user)) return null
  const name = participantName(user, locale)
  return (
    <div className="mt-3">
      <button
        type="button"
        className="text-link py-3 text-left text-sm"
        aria-label={user.primary ? undefined : m.person_withdraw_other({ name })}
        onClick={() => setAsking(true)}
      >
        {m.person_withdraw()}
      </button>
      {asking && (
        <WithdrawDialog
          guid={user.guid}
          name={user.primary ? null : name}
          consequence={consequenceOf(user)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function consequenceOf({ status, primary }: SessionUser): string {
  if (status === 'draft') return m.person_withdraw_draft()
  if (primary) return m.person_withdraw_consequence_early()
  return status === 'unconfirmed' ? m.person_withdraw_other_unconfirmed() : m.person_withdraw_other_early()
}

type WithdrawDialogProps = {
  guid: string
  /** The person's name; null for one's own application. */
  name: string | null
  /** What happens to the application. */
  consequence: string
  onClose: () => void
}

/** Asks before an application is withdrawn; somebody else of the account may be chosen afterwards. */
function WithdrawDialog({ guid, name, consequence, onClose }: WithdrawDialogProps) {
  const navigate = useNavigate()
  const to = usePaths()
  const cancel = useSend(
    cancelApplication,
    (reason: string) => ({ params: { guid }, body: reason ? { reason } : {} }),
    {
      async onSuccess() {
        toasts.show({ title: m.person_withdrawn(), tone: 'positive' })
        await refreshSession().catch(() => null)
        onClose()
        await navigate(to('login-waiting'), { replace: true })
      },
    },
  )
  return (
    <ReasonDialog
      title={name === null ? m.person_withdraw_question() : m.person_withdraw_other_question({ name })}
      description={consequence}
      label={m.person_reason()}
      hint={m.person_reason_hint()}
      limit={500}
      optional
      danger
      submitText={m.person_withdraw()}
      pending={cancel.isPending}
      error={cancel.error}
      onSubmit={reason => cancel.mutate(reason)}
      onClose={onClose}
    />
  )
}
