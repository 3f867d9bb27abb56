import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'

/** The way out for whoever is not the person, or does not want to take part: one question, for the application does not come back. */
export function DeclineApplication({ decline }: { decline: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false)
  const declining = useMutation({ mutationFn: decline })
  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (declining.isPending) return
        declining.reset()
        setOpen(next)
      }}
      title={m.confirm_decline_title()}
      description={m.confirm_decline_text()}
      closeLabel={m.close()}
      trigger={
        <button type="button" className="text-link py-3 text-left text-sm">
          {m.confirm_decline()}
        </button>
      }
      actions={
        <>
          <Button
            variant="danger"
            loading={declining.isPending || declining.isSuccess}
            onClick={() => declining.mutate()}
          >
            {m.confirm_decline_submit()}
          </Button>
          <DialogClose>
            <Button variant="secondary" disabled={declining.isPending}>
              {m.confirm_decline_keep()}
            </Button>
          </DialogClose>
        </>
      }
    >
      {declining.error && (
        <Banner tone="negative" announce="alert">
          {declining.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
