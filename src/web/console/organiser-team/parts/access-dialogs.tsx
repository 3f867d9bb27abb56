import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { Controller, FormProvider, useFormContext } from 'react-hook-form'
import { addOrganiser, changeOrganiser, renewOrganiser } from '#contract/organiser-team.ts'
import { organiserRoles } from '#domain/access/organiser-role.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { organiserRoleDuties, organiserRoleWords } from '#messages/organiser-role-word.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { failureOf } from '#web/kit/send/failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { teamKey } from '../queries.ts'
import {
  type Access,
  type AccessFields,
  judgeAccess,
  judgeEnd,
  judgeNewAccess,
  type NewAccess,
} from '../rules.ts'
import type { MemberDialogProps } from './team-act.ts'

type AddDialogProps = Pick<MemberDialogProps, 'onDone' | 'onClose'>

export function AddDialog({ onDone, onClose }: AddDialogProps) {
  const contract = useContractForm(judgeNewAccess, {
    start: { phone: '', name: '', roles: [], endsOn: '' },
  })
  const add = useSend(addOrganiser, (body: NewAccess) => ({ body }))
  const { form, errorOf } = contract
  return (
    <FormDialog
      title={m.team_add()}
      text={m.team_add_lead()}
      act={m.team_add_submit()}
      top={contract.top}
      pending={add.isPending}
      onSubmit={contract.submit(async sent => {
        const { invitation } = await add.mutateAsync(sent)
        onDone(sent.name, invitation, m.team_saved())
      })}
      onClose={onClose}
    >
      <PhoneField
        {...form.register('phone')}
        label={m.team_phone()}
        error={errorOf('phone')}
        autoComplete="off"
      />
      <FormProvider {...form}>
        <NameAndRoles />
      </FormProvider>
    </FormDialog>
  )
}

export function EditDialog({ member, onDone, onClose }: MemberDialogProps) {
  const client = useQueryClient()
  const start: AccessFields = { name: member.name, roles: member.roles, endsOn: member.endsOn ?? '' }
  const contract = useContractForm(judgeAccess, { start })
  const { guid, version } = member
  const change = useSend(changeOrganiser, (body: Access) => ({
    params: { guid },
    body: { ...body, version },
  }))
  const { form } = contract
  return (
    <FormDialog
      title={m.team_edit_title({ name: colleagueName(useLocale(), member.name) })}
      text={m.team_edit_text()}
      act={m.save()}
      top={contract.top}
      pending={change.isPending}
      onSubmit={contract.submit(async sent => {
        try {
          await change.mutateAsync(sent)
        } catch (error) {
          if (failureOf(error) === 'conflict') void client.invalidateQueries({ queryKey: teamKey })
          throw error
        }
        onDone(sent.name, null, m.team_saved())
      })}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <NameAndRoles />
      </FormProvider>
    </FormDialog>
  )
}

export function RenewDialog({ member, onDone, onClose }: MemberDialogProps) {
  const over = member.state === 'ended'
  const contract = useContractForm(judgeEnd, { start: { endsOn: over ? '' : (member.endsOn ?? '') } })
  const renew = useSend(renewOrganiser, (body: { endsOn: string | null }) => ({
    params: { guid: member.guid },
    body,
  }))
  return (
    <FormDialog
      title={m.team_renew_title({ name: colleagueName(useLocale(), member.name) })}
      text={over ? undefined : m.team_add_lead()}
      act={over ? m.team_renew() : m.team_invite_again()}
      top={contract.top}
      pending={renew.isPending}
      onSubmit={contract.submit(async sent => {
        const { invitation } = await renew.mutateAsync(sent)
        onDone(member.name, invitation, m.team_renewed())
      })}
      onClose={onClose}
    >
      <Controller
        control={contract.form.control}
        name="endsOn"
        render={({ field }) => <EndField {...field} error={contract.errorOf('endsOn')} />}
      />
    </FormDialog>
  )
}

function NameAndRoles() {
  const { register, control, formState } = useFormContext<AccessFields>()
  const errorOf = useFieldError<AccessFields>(formState.errors)
  return (
    <>
      <TextField {...register('name')} label={m.team_name()} error={errorOf('name')} autoComplete="off" />
      <FieldGroup label={m.team_roles()} error={errorOf('roles')}>
        <div className="grid gap-3 sm:grid-cols-2">
          {organiserRoles.map(role => (
            <Checkbox
              key={role}
              {...register('roles')}
              value={role}
              label={organiserRoleWords[role]()}
              hint={organiserRoleDuties[role]()}
            />
          ))}
        </div>
      </FieldGroup>
      <Controller
        control={control}
        name="endsOn"
        render={({ field }) => <EndField {...field} error={errorOf('endsOn')} />}
      />
    </>
  )
}

type EndFieldProps = {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  name: string
  error: string | undefined
}

function EndField({ error, ...field }: EndFieldProps) {
  return (
    <DateField
      {...field}
      label={m.team_ends()}
      hint={m.team_ends_hint()}
      partLabels={{ day: m.organiser_day(), month: m.organiser_month(), year: m.organiser_year() }}
      error={error}
    />
  )
}

type FormDialogProps = {
  title: string
  text?: string | undefined
  act: string
  top: string | undefined
  pending: boolean
  onSubmit: (event: FormEvent) => unknown
  onClose: () => void
  children: ReactNode
}

function FormDialog({ title, text, act, top, pending, onSubmit, onClose, children }: FormDialogProps) {
  return (
    <Dialog
      open
      sending={pending}
      onOpenChange={open => !open && onClose()}
      title={title}
      description={text}
      closeLabel={m.close()}
    >
      <form noValidate className="space-y-5" onSubmit={event => void onSubmit(event)}>
        {children}
        {/* By the button: on a phone the top of the dialog is out of sight when it is pressed. */}
        {top && (
          <Banner tone="negative" announce="alert">
            {top}
          </Banner>
        )}
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" loading={pending}>
            {act}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
