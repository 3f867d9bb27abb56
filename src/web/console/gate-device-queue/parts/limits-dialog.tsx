import type { z } from 'zod'
import type { gateListLimits } from '#contract/gate.ts'
import { saveGateLimits } from '#contract/organiser-gate.ts'
import { m } from '#messages/compiled/messages.js'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { deviceListKey } from '../queries.ts'

type Limits = z.infer<typeof gateListLimits>

/** How old the list on a device may become without a network. */
export function LimitsDialog({ limits, onClose }: { limits: Limits; onClose: () => void }) {
  const contract = useContractForm(saveGateLimits.body, { start: limits })
  const save = useSend(saveGateLimits, (body: Limits) => ({ body }), { changes: [deviceListKey] })
  const { form, errorOf } = contract
  return (
    <FormDialog
      title={m.gate_limits_title()}
      description={m.gate_limits_text()}
      top={contract.top}
      submitText={m.save()}
      pending={save.isPending}
      onSubmit={contract.submit(async sent => {
        await save.mutateAsync(sent)
        toasts.show({ title: m.gate_limits_saved(), tone: 'positive' })
        onClose()
      })}
      onClose={onClose}
    >
      <TextField
        {...form.register('oldAfterMinutes', { valueAsNumber: true })}
        label={m.gate_limits_old()}
        error={errorOf('oldAfterMinutes')}
        inputMode="numeric"
      />
      <TextField
        {...form.register('refuseAfterMinutes', { valueAsNumber: true })}
        label={m.gate_limits_refuse()}
        error={errorOf('refuseAfterMinutes')}
        inputMode="numeric"
      />
    </FormDialog>
  )
}
