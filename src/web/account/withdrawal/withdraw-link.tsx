import { useState } from 'react'
import type { SessionUser } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { participantName } from '#web/account/participant/participant-status.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { mayWithdraw } from './parts/may-withdraw.ts'
import { WithdrawDialog } from './parts/withdraw-dialog.tsx'

/** The way out before the committee has decided; afterwards it stands in the cabinet. */
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
