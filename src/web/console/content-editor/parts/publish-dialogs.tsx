import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { ClashList } from './clash-list.tsx'
import type { SiteClashes } from './use-site-clashes.ts'

type Asked = { onPublish: () => void; onClose: () => void }

/** Before a speaker is published for the first time: what that locks. */
export function SpeakerLockDialog(asked: Asked) {
  return (
    <PublishDialog
      {...asked}
      title={m.content_speaker_lock_title()}
      text={m.content_speaker_lock_text()}
      publishText={m.content_publish()}
    />
  )
}

type ClashDialogProps = Asked & { found: SiteClashes; edition: string | undefined }

/** Before a session is published that shares a hall or a person with another one on the site. */
export function ClashDialog({ found, edition, ...asked }: ClashDialogProps) {
  return (
    <PublishDialog
      {...asked}
      title={m.content_clash_publish_title()}
      text={m.content_clash_publish_text()}
      publishText={m.content_board_accept()}
    >
      <ClashList plan={found.plan} clashes={found.clashes} edition={edition} />
    </PublishDialog>
  )
}

type PublishDialogProps = Asked & { title: string; text: string; publishText: string; children?: ReactNode }

function PublishDialog({ title, text, publishText, onPublish, onClose, children }: PublishDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={text}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={onPublish}>{publishText}</Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
