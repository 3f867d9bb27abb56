import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TransferChoices } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { memberRoles } from '#web/account/member/rules.ts'
import { LegFields } from '#web/account/transfer/form.tsx'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { TransferForm } from '#web/kit/section/transfer-values.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EditValues } from './edit-values.ts'

type EditFieldsProps = {
  /** Undefined while loading. */
  choices: TransferChoices | undefined
  errorOf: (name: keyof EditValues) => string | undefined
}

/** Role, position and transfer, each enabled by its own box. */
export function EditFields({ choices, errorOf }: EditFieldsProps) {
  const { register } = useFormContext<EditValues>()
  const { locks } = useEdition()
  const locale = useLocale()
  const today = useToday()
  const transferLocked = today > locks.transfer
  const transferDay = formatDay(locks.transfer, locale)
  return (
    <div className="divide-y border-y">
      <Part tick="changesRole" label={m.group_edit_role()} hint={m.group_edit_role_hint()}>
        <SelectField
          label={m.group_form_role()}
          labelHidden
          placeholder={m.group_form_role()}
          options={memberRoles.map(role => ({ value: role, label: participantRoleWords[role]() }))}
          error={errorOf('role')}
          {...register('role')}
        />
      </Part>
      <Part
        tick="changesPosition"
        label={m.group_edit_position()}
        hint={m.group_edit_position_hint({ date: formatDay(locks.badgeCompanyName, locale) })}
      >
        <TextField
          label={m.group_edit_position()}
          labelHidden
          autoComplete="off"
          error={errorOf('position')}
          {...register('position')}
        />
      </Part>
      <Part
        tick="changesTransfer"
        label={m.group_edit_transfer()}
        hint={
          transferLocked
            ? m.group_edit_transfer_locked({ date: transferDay })
            : m.group_edit_transfer_hint({ date: transferDay })
        }
        disabled={transferLocked}
      >
        {choices ? (
          <TransferFields choices={choices} errorOf={errorOf} />
        ) : (
          <Skeleton className="h-11 w-full" />
        )}
      </Part>
    </div>
  )
}

type PartProps = {
  tick: 'changesRole' | 'changesPosition' | 'changesTransfer'
  label: string
  hint: string
  disabled?: boolean
  children: ReactNode
}

/** An unticked part is hidden, so that nobody types what will not be sent. */
function Part({ tick, label, hint, disabled = false, children }: PartProps) {
  const { register, watch } = useFormContext<EditValues>()
  return (
    <div className="space-y-4 py-4">
      <Checkbox label={label} hint={hint} disabled={disabled} {...register(tick)} />
      {watch(tick) && <div className="sm:pl-8">{children}</div>}
    </div>
  )
}

type TransferFieldsProps = {
  choices: TransferChoices
  errorOf: (name: keyof TransferForm) => string | undefined
}

/** One transfer for many: whether it is needed, and both ways. */
function TransferFields({ choices, errorOf }: TransferFieldsProps) {
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
