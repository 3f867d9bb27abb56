import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import type { Send } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'

type Declining = Pick<Send<void, unknown>, 'mutate' | 'reset' | 'isPending' | 'isSuccess' | 'error'>

/** For whoever is not the person, or does not want to take part. Asks once, because the application cannot be restored. */
export function DeclineApplication({ declining }: { declining: Declining }) {
  const [open, setOpen] = useState(false)
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
