import { addGateDevice } from '#contract/organiser-gate.ts'
import { gateZones } from '#domain/gate/gate-zone.ts'
import { m } from '#messages/compiled/messages.js'
import { gateZoneWords } from '#messages/gate-word.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { deviceListKey, type ToldCode } from '../queries.ts'

type NewDevice = { name: string; gate: string; zone: (typeof gateZones)[number] }

type AddDeviceDialogProps = { onAdded: (told: ToldCode) => void; onClose: () => void }

/** A new device and where it stands; the code that enrols it comes next. */
export function AddDeviceDialog({ onAdded, onClose }: AddDeviceDialogProps) {
  const contract = useContractForm(addGateDevice.body, { start: { name: '', gate: '', zone: 'forum' } })
  const add = useSend(addGateDevice, (body: NewDevice) => ({ body }), { changes: [deviceListKey] })
  const { form, errorOf } = contract
  return (
    <FormDialog
      title={m.gate_device_add_title()}
      description={m.gate_device_add_text()}
      top={contract.top}
      submitText={m.gate_device_add_submit()}
      pending={add.isPending}
      onSubmit={contract.submit(async sent => onAdded(await add.mutateAsync(sent)))}
      onClose={onClose}
    >
      <TextField
        {...form.register('gate')}
        label={m.gate_device_gate()}
        hint={m.gate_device_gate_hint()}
        error={errorOf('gate')}
        autoComplete="off"
      />
      <TextField
        {...form.register('name')}
        label={m.gate_device_name()}
        hint={m.gate_device_name_hint()}
        error={errorOf('name')}
        autoComplete="off"
      />
      <SelectField
        {...form.register('zone')}
        label={m.gate_device_zone()}
        error={errorOf('zone')}
        options={gateZones.map(zone => ({ value: zone, label: gateZoneWords[zone]() }))}
      />
    </FormDialog>
  )
}
