import { QrCode } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PassCode } from './pass-code.tsx'

type PassDialogProps = { code: string; name: string }

/** The code as wide as the screen, for the scanner at the gate: on the badge itself it is too small for a phone. */
export function PassDialog({ code, name }: PassDialogProps) {
  return (
    <Dialog
      title={name}
      description={m.badge_code_hint()}
      closeLabel={m.close()}
      trigger={
        <Button variant="secondary">
          <QrCode aria-hidden="true" className="size-5" />
          {m.badge_code_show()}
        </Button>
      }
    >
      <PassCode code={code} className="mx-auto block h-auto w-full max-w-104 rounded-md bg-white p-2" />
    </Dialog>
  )
}
