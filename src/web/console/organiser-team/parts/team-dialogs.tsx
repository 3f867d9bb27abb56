import { useQueryClient } from '@tanstack/react-query'
import { type Invitation, resetOrganiser } from '#contract/organiser-team.ts'
import { m } from '#messages/compiled/messages.js'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { teamKey } from '../queries.ts'
import { AddDialog, EditDialog, RenewDialog } from './access-dialogs.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { LogInsSheet } from './log-ins-sheet.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import type { Act, MemberDialogProps } from './team-act.ts'

/** What is asked about the team now. An invitation is shown as soon as there is one, because it is told once. */
export function TeamDialogs({ act, onAct }: { act: Act; onAct: (act: Act | null) => void }) {
  const client = useQueryClient()
  const onClose = () => onAct(null)
  const done = (name: string, invitation: Invitation | null, word: string) => {
    void client.invalidateQueries({ queryKey: teamKey })
    if (!invitation) toasts.show({ title: word, tone: 'positive' })
    onAct(invitation && { what: 'invitation', name, invitation })
  }
  if (act.what === 'add') return <AddDialog onDone={done} onClose={onClose} />
  if (act.what === 'invitation') return <InvitationDialog {...act} onClose={onClose} />
  const { member } = act
  const shared = { member, onDone: done, onClose }
  if (act.what === 'edit') return <EditDialog {...shared} />
  if (act.what === 'renew') return <RenewDialog {...shared} />
  if (act.what === 'reset') return <ResetDialog {...shared} />
  if (act.what === 'revoke') return <RevokeDialog {...shared} />
  if (act.what === 'logIns') return <LogInsSheet {...shared} />
  return <HistorySheet member={member} onClose={onClose} />
}

function ResetDialog({ member, onDone, onClose }: MemberDialogProps) {
  const { guid, name } = member
  const reset = useSend(resetOrganiser, () => ({ params: { guid }, body: {} }), {
    onSuccess: ({ invitation }) => onDone(name, invitation, m.team_saved()),
  })
  return (
    <ConfirmDialog
      danger
      title={m.team_reset_title()}
      text={m.team_reset_text({ name })}
      act={m.team_reset_do()}
      sending={reset}
      onClose={onClose}
    />
  )
}
