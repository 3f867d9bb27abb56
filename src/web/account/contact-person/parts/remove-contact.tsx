import { useState } from 'react'
import type { ContactPerson } from '#contract/contact-person.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { useRemoveContactPerson } from './use-contact-person.ts'

type RemoveContactProps = { guid: string; name: string; onRemoved: (fresh: ContactPerson) => void }

/** Removes the contact person after a question; they get no more copies. */
export function RemoveContact({ guid, name, onRemoved }: RemoveContactProps) {
  const [open, setOpen] = useState(false)
  const remove = useRemoveContactPerson(guid, fresh => {
    setOpen(false)
    onRemoved(fresh)
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={m.person_contact_remove_title({ name })}
      description={m.person_contact_remove_text()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" className="-ml-3">
          {m.person_contact_remove()}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {m.person_contact_remove()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    />
  )
}
