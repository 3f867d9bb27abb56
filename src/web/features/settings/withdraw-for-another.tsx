import { useCurrentParticipant } from '../cabinet/use-current-participant.ts'
import { mayWithdraw } from '../login/may-withdraw.ts'
import { participantName } from '../login/participant-status.ts'
import { useLocale } from '../session/use-locale.ts'
import { WithdrawApplication } from './withdraw-application.tsx'

/** The way out for an assistant with the right to it, to whom the settings are closed; nothing in one's own cabinet. */
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
