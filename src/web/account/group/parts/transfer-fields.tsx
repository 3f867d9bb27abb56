import { useFormContext } from 'react-hook-form'
import type { TransferChoices } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { LegFields } from '#web/account/transfer/leg-fields.tsx'
import type { TransferForm } from '#web/kit/transfer/transfer-values.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'

type TransferFieldsProps = {
  choices: TransferChoices
  errorOf: (name: keyof TransferForm) => string | undefined
}

/** One transfer for many: whether it is needed, and both ways. */
export function TransferFields({ choices, errorOf }: TransferFieldsProps) {
  const { register, watch } = useFormContext<TransferForm>()
  return (
    <div className="space-y-8">
      <RadioGroup
        id="needed"
        label={m.group_edit_transfer_question()}
        error={errorOf('needed')}
        options={[
          { value: 'yes', label: m.transfer_yes() },
          { value: 'no', label: m.transfer_no() },
        ]}
        {...register('needed')}
      />
      {watch('needed') === 'yes' && (
        <>
          <LegFields direction="arrival" section={choices} errorOf={errorOf} />
          <LegFields direction="departure" section={choices} errorOf={errorOf} />
          <datalist id="transfer-places">
            {choices.places.map(place => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </div>
  )
}
