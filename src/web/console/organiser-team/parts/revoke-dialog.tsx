import { useState } from 'react'
import { revokeOrganiser } from '#contract/organiser-team.ts'
import { type Heirs, noHeirs, type TakenWork } from '#domain/organiser/taken-work.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTeamWork } from '../queries.ts'
import type { MemberDialogProps } from './team-act.ts'

const workWords: Record<TakenWork, (facts: { count: number }) => string> = {
  applications: m.team_work_applications,
  chats: m.team_work_chats,
  calls: m.team_work_calls,
  refunds: m.team_work_refunds,
  changes: m.team_work_changes,
  erasures: m.team_work_erasures,
}

/** Shuts somebody out. What they have taken goes to a colleague who may do it, or back to all. */
export function RevokeDialog({ member, onDone, onClose }: MemberDialogProps) {
  const { guid } = member
  const locale = useLocale()
  const name = colleagueName(locale, member.name)
  const { data, error, refetch } = useTeamWork(guid)
  const [passTo, setPassTo] = useState<Heirs>(noHeirs)
  const revoke = useSend(revokeOrganiser, () => ({ params: { guid }, body: { passTo } }), {
    onSuccess: () => onDone(member.name, null, m.team_revoked()),
    onError: () => void refetch(),
  })
  return (
    <ConfirmDialog
      danger
      title={m.team_revoke_title()}
      text={m.team_revoke_text({ name })}
      act={m.team_revoke()}
      sending={revoke}
      onClose={onClose}
    >
      {data ? (
        data.work
          .filter(({ count }) => count > 0)
          .map(({ what, count, colleagues }) => (
            <SelectField
              key={what}
              label={workWords[what]({ count })}
              hint={restHint(
                count,
                colleagues.find(colleague => colleague.guid === passTo[what]),
              )}
              value={passTo[what] ?? ''}
              onChange={event => setPassTo({ ...passTo, [what]: event.target.value || null })}
              options={[
                { value: '', label: m.team_work_to_all() },
                ...colleagues.map(colleague => ({
                  value: colleague.guid,
                  label: colleagueName(locale, colleague.name),
                })),
              ]}
            />
          ))
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </ConfirmDialog>
  )
}

/** Of change requests a colleague may decide some; what happens to the others is said before the choice is made. */
function restHint(count: number, heir: { takes: number } | undefined): string | undefined {
  return heir && heir.takes < count ? m.team_work_rest({ takes: heir.takes }) : undefined
}
