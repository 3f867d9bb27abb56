import { useQueryClient } from '@tanstack/react-query'
import { checkSecondFactor, type FactorWays, startPasskeyCheck } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { AskFactor } from '#web/kit/second-factor/ask-factor.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ownFactorsKey } from '../queries.ts'

type CheckDialogProps = { ways: FactorWays; onChecked: () => void; onClose: () => void }

/** Asks for a factor before a change. */
export function CheckDialog({ ways, onChecked, onClose }: CheckDialogProps) {
  const client = useQueryClient()
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.own_login_check_title()}
      description={m.own_login_check_text()}
      closeLabel={m.close()}
    >
      <AskFactor
        ways={ways}
        startPasskey={() => callApi(startPasskeyCheck, { body: {} })}
        onAnswer={async answer => {
          await callApi(checkSecondFactor, { body: { answer } })
          await client.invalidateQueries({ queryKey: ownFactorsKey })
          onChecked()
        }}
      />
    </Dialog>
  )
}
