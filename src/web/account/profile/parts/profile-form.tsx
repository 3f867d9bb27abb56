import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import { m } from '#messages/compiled/messages.js'
import { MediaFields } from '#web/account/application/form.tsx'
import { CompanyFields } from '#web/account/company/form.tsx'
import { useIsManaged } from '#web/account/participant/queries.ts'
import { BirthDateField, ContactFields, NameFields } from '#web/account/person/form.tsx'
import { useLatinProposal } from '#web/account/person/queries.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { ProfileFacts } from '#web/kit/profile/profile-facts.tsx'
import { flatProfile } from '#web/kit/profile/profile-fields.ts'
import { useProfileFields } from '#web/kit/profile/use-profile-fields.ts'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { sectionDifference } from '#web/kit/section/section-difference.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { BadgePart } from './badge-part.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileForm = ReturnType<typeof useProfileForm>

/** Everything of the profile that may be changed now, in one form. */
export function ProfileForm({ guid, profile }: { guid: string; profile: Profile }) {
  const form = useProfileForm(guid, profile, () =>
    toasts.show({ title: m.section_saved(), tone: 'positive' }),
  )
  const ofAnother = useIsManaged()
  const { blocker } = useLeaveGuard(form.dirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form onSubmit={submit} noValidate className="space-y-12 lg:max-w-168">
      <ErrorSummary title={m.account_errors_title({ count: form.summary.errors.length })} {...form.summary} />
      <Conflict form={form} />
      {profile.access === 'open' ? <NamePart form={form} /> : <SpellingPart form={form} />}
      <Section space="none" title={m.signup_section_contact()}>
        <ContactFields
          form={form.person}
          own={profile.primary}
          ofAnother={ofAnother}
          ownPhoneHint={ofAnother ? m.person_phone_of_another() : m.person_own_phone()}
        />
      </Section>
      <Section space="none" title={m.person_company_title()}>
        {profile.companyOfGroup ? (
          <div className="space-y-4">
            <p className="text-sm text-text-quiet">{m.person_company_of_group()}</p>
            <ProfileFacts profile={profile} only={field => field in profile.company} />
          </div>
        ) : (
          <CompanyFields form={form.company} savedInn={profile.company.inn ?? undefined} />
        )}
      </Section>
      {profile.media && (
        <Section space="none" title={m.person_media_title()}>
          <MediaFields form={form.media} />
        </Section>
      )}
      <BadgePart badge={profile.badge} />
      <PinnedAction>
        <Button type="submit" loading={form.save.pending}>
          {m.person_save()}
        </Button>
      </PinnedAction>
      <LeaveDialog
        blocker={withForgetting(blocker, form.forget)}
        saving={form.save.pending}
        onSave={form.submit}
      />
    </form>
  )
}

/** Leaving without saving also drops the kept draft. */
function withForgetting(blocker: ReturnType<typeof useLeaveGuard>['blocker'], forget: () => void) {
  if (blocker.state !== 'blocked') return blocker
  return {
    ...blocker,
    proceed() {
      forget()
      blocker.proceed()
    },
  }
}

function Conflict({ form }: { form: ProfileForm }) {
  const fields = useProfileFields()
  const { conflict, pending } = form.save
  if (!conflict) return null
  return (
    <SectionConflict
      differences={sectionDifference(fields, flatProfile(conflict.typed), flatProfile(conflict.fresh))}
      pending={pending}
      onKeepMine={() => void form.keepMine()}
      onTakeTheirs={form.takeTheirs}
    />
  )
}

function NamePart({ form: { person } }: { form: ProfileForm }) {
  useLatinProposal(person)
  const ofAnother = useIsManaged()
  const citizenship = useWatch({ control: person.control, name: 'citizenship' })
  return (
    <Section space="none" title={m.signup_section_name()}>
      <div className="space-y-6">
        <NameFields
          form={person}
          foreign={citizenship !== '' && citizenship !== 'RU'}
          ofAnother={ofAnother}
        />
        <BirthDateField form={person} />
      </div>
    </Section>
  )
}

/** What can still be changed once the passport has locked the name: the Latin spelling, if the passport has none, and the title. */
function SpellingPart({ form: { person } }: { form: ProfileForm }) {
  const errorOf = useFieldError(person.formState.errors)
  const russian = person.getValues('citizenship') === 'RU'
  return (
    <Section space="none" title={russian ? m.person_latin_title() : m.person_title_title()}>
      <div className="grid gap-5 sm:grid-cols-2">
        {russian && (
          <>
            <p className="text-sm text-text-quiet sm:col-span-2">{m.person_latin_lead()}</p>
            <TextField
              label={personLabels.latinLastName()}
              autoComplete="off"
              spellCheck={false}
              error={errorOf('latinLastName')}
              {...person.register('latinLastName')}
            />
            <TextField
              label={personLabels.latinFirstName()}
              autoComplete="off"
              spellCheck={false}
              error={errorOf('latinFirstName')}
              {...person.register('latinFirstName')}
            />
          </>
        )}
        <TextField
          label={personLabels.prefix()}
          hint={m.signup_hint_prefix()}
          optional={m.optional()}
          autoComplete="honorific-prefix"
          error={errorOf('prefix')}
          {...person.register('prefix')}
        />
      </div>
    </Section>
  )
}
