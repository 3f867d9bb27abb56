import type { Invitation } from '#contract/organiser-team.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { CopyButton } from '#web/kit/second-factor/copy-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type InvitationDialogProps = { name: string; invitation: Invitation; onClose: () => void }

/** The invitation code, this once; a new one can be issued if it was lost. */
export function InvitationDialog({ name, invitation, onClose }: InvitationDialogProps) {
  const moments = useMoments()
  const edition = useEdition()
  const date = moments.moment(asEditionInstant(edition, invitation.expiresAt))
  return (
    <Dialog
      open
      title={m.team_invitation_title()}
      description={m.team_invitation_text({ name, date })}
      closeLabel={m.close()}
      onOpenChange={open => !open && onClose()}
      actions={<Button onClick={onClose}>{m.team_invitation_done()}</Button>}
    >
      <p className="tabular mb-4 rounded-md border bg-sunken px-4 py-3 text-center text-2xl font-semibold tracking-wider">
        {invitation.code}
      </p>
      <CopyButton text={invitation.code} />
    </Dialog>
  )
}
