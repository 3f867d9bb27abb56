import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TransferChoices } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToday } from '../cabinet/use-today.ts'
import { participantRoleWords } from '../console/role-words.ts'
import { useEdition } from '../edition/use-edition.ts'
import { formatDay } from '../home/forum-dates.ts'
import { useLocale } from '../session/use-locale.ts'
import type { EditValues } from './edit-values.ts'
import { memberRoles } from './member-values.ts'
import { TransferFields } from './transfer-fields.tsx'

type EditFieldsProps = {
  /** Undefined while they load. */
  choices: TransferChoices | undefined
  errorOf: (name: keyof EditValues) => string | undefined
}

/** Role, position and transfer, each behind a tick of its own. */
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

/** What is not ticked is not shown either: nothing can be typed that is not sent. */
function Part({ tick, label, hint, disabled = false, children }: PartProps) {
  const { register, watch } = useFormContext<EditValues>()
  return (
    <div className="space-y-4 py-4">
      <Checkbox label={label} hint={hint} disabled={disabled} {...register(tick)} />
      {watch(tick) && <div className="sm:pl-8">{children}</div>}
    </div>
  )
}
