import { participantName } from '#web/account/participant/participant-status.ts'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { mayWithdraw } from './parts/may-withdraw.ts'
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
