import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { besideFaults, personFields, requireNames } from '#contract/application-form.ts'
import type { Profile } from '#contract/profile.ts'
import { type IdentityField, identityFields } from '#domain/participant/profile-change.ts'
import { m } from '#messages/compiled/messages.js'
import { useIsManaged } from '#web/account/participant/queries.ts'
import { BirthDateField, NameFields } from '#web/account/person/form.tsx'
import { useLatinProposal } from '#web/account/person/queries.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import type { ChangeRequesting } from '#web/account/section/queries.ts'
import { useSectionErrors } from '#web/account/section/queries.ts'
import { RequestDialog } from '#web/account/section/view.tsx'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { profileValues } from './profile-values.ts'
import { useProfileFields } from './use-profile-fields.ts'

type IdentityRequestProps = { profile: Profile; requesting: ChangeRequesting; onDone: () => void }

/** The name as it should become: what is typed goes to the organisers with the reason. */
export function IdentityRequest({ profile, requesting, onDone }: IdentityRequestProps) {
  const [proposed, setProposed] = useState<Record<string, unknown> | null>(null)
  const form = useForm<PersonValues>({
    defaultValues: profileValues(profile).person,
    resolver: identityResolver(profile.ageOn),
    shouldFocusError: false,
  })
  const { errors } = useSectionErrors(form, useProfileFields() as never)
  const { blocker, pass } = useLeaveGuard(form.formState.isDirty)
  useLatinProposal(form)
  const citizenship = useWatch({ control: form.control, name: 'citizenship' })
  const ofAnother = useIsManaged()
  const submit = form.handleSubmit(() => setProposed(identityOf(form.getValues())))
  return (
    <form onSubmit={submit} noValidate className="space-y-6 border-y py-6 lg:max-w-168">
      <ErrorSummary
        title={m.account_errors_title({ count: errors.length })}
        errors={errors}
        attempt={form.formState.submitCount}
      />
      <NameFields form={form} foreign={citizenship !== '' && citizenship !== 'RU'} ofAnother={ofAnother} />
      <BirthDateField form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{m.section_request_action()}</Button>
        <Button variant="quiet" onClick={onDone}>
          {m.cancel()}
        </Button>
      </div>
      {proposed && (
        <RequestDialog
          requesting={requesting}
          proposed={proposed}
          onSent={() => {
            pass()
            onDone()
          }}
          onClose={() => setProposed(null)}
        />
      )}
      <LeaveDialog
        blocker={blocker}
        saving={false}
        onSave={async () => {
          await submit()
          return false
        }}
      />
    </form>
  )
}

function identityOf(values: PersonValues): Record<IdentityField, unknown> {
  return Object.fromEntries(
    identityFields.map(field => [field, values[field] === '' ? null : values[field]]),
  ) as Record<IdentityField, unknown>
}

/** The rules of the identity alone: an old e-mail address must not stand in the way of a new name. */
function identityResolver(ageOn: string): Resolver<PersonValues> {
  const fields = personFields(ageOn)
  const shape = Object.fromEntries(identityFields.map(field => [field, fields[field]]))
  const schema = z
    .object(shape)
    .superRefine((person, context) => requireNames(person as never, context), besideFaults)
  return zodResolver(schema) as unknown as Resolver<PersonValues>
}
