import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { besideFaults, personFields, requireNames } from '#contract/application-form.ts'
import type { Profile } from '#contract/profile.ts'
import { identityFields } from '#domain/participant/profile-change.ts'
import { m } from '#messages/compiled/messages.js'
import { useIsManaged } from '#web/account/participant/queries.ts'
import { BirthDateField, NameFields } from '#web/account/person/form.tsx'
import { useLatinProposal } from '#web/account/person/queries.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import type { ChangeRequesting } from '#web/account/section/queries.ts'
import { RequestDialog } from '#web/account/section/view.tsx'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useProfileFields } from '#web/kit/profile/use-profile-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { profileValues } from './profile-values.ts'

type IdentityRequestProps = { profile: Profile; requesting: ChangeRequesting; onDone: () => void }

/** The requested name, sent to the organisers with a reason. */
export function IdentityRequest({ profile, requesting, onDone }: IdentityRequestProps) {
  const [proposed, setProposed] = useState<Record<string, unknown> | null>(null)
  const { form, summary, submit } = useContractForm(judgeIdentity(profile.ageOn), {
    start: profileValues(profile).person,
    fields: useProfileFields(),
  })
  const { blocker, pass } = useLeaveGuard(form.formState.isDirty)
  useLatinProposal(form)
  const citizenship = useWatch({ control: form.control, name: 'citizenship' })
  const ofAnother = useIsManaged()
  const propose = submit((_, typed) => {
    setProposed(identityOf(typed))
    // Not saved yet: the dialog first asks for a reason.
    return false
  })
  return (
    <form onSubmit={propose} noValidate className="space-y-6 border-y py-6 lg:max-w-168">
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
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
      <LeaveDialog blocker={blocker} saving={false} onSave={propose} />
    </form>
  )
}

function identityOf(values: PersonValues): Record<string, unknown> {
  return Object.fromEntries(identityFields.map(field => [field, values[field] === '' ? null : values[field]]))
}

/** Judges only the identity, so that an old e-mail address does not block a new name. */
function judgeIdentity(ageOn: string): Judge<PersonValues, unknown> {
  const { prefix: _, email: __, phone: ___, country: ____, ...identity } = personFields(ageOn)
  return judgeBy(z.object(identity).superRefine(requireNames, besideFaults))
}
