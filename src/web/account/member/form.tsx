import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { AboutFields } from '#web/account/application/form.tsx'
import { ContactFields, NameFields } from '#web/account/person/form.tsx'
import { useLatinProposal } from '#web/account/person/queries.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { mediaLabels } from '#web/kit/words/company-labels.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type MemberValues, memberRoles } from './rules.ts'

/** What a coordinator fills in of a member; the company is the group's, the photograph and the consents are the person's own. */
export function MemberFields() {
  const form = useFormContext<MemberValues>()
  // A member is a person with a role: the person's fields ask for no more.
  const person = useFormContext<PersonValues, unknown, unknown>()
  const citizenship = useWatch({ control: form.control, name: 'citizenship' })
  useLatinProposal(person)
  return (
    <div className="space-y-8">
      <Section title={m.signup_section_name()} level={3} space="none">
        <NameFields
          form={person}
          foreign={citizenship !== '' && citizenship !== 'RU'}
          withPrefix={false}
          ofAnother
        />
      </Section>
      <Section title={m.group_member_contacts()} level={3} space="none">
        <ContactFields form={person} own={false} phoneHint={m.group_form_phone_hint()} />
      </Section>
      <Section title={m.group_form_role()} level={3} space="none">
        <RoleFields />
      </Section>
      <Section title={m.group_form_section_badge()} level={3} space="none">
        <AboutFields form={person} />
      </Section>
      <SelectField
        label={m.group_form_language()}
        options={[
          { value: 'ru', label: m.group_form_language_ru() },
          { value: 'en', label: m.group_form_language_en() },
        ]}
        fieldClassName="sm:max-w-80"
        {...form.register('locale')}
      />
    </div>
  )
}

/** The role, and the medium for somebody from the media. */
function RoleFields() {
  const { register, formState, control } = useFormContext<MemberValues>()
  const errorOf = useFieldError<MemberValues>(formState.errors)
  const role = useWatch({ control, name: 'role' })
  return (
    <div className="space-y-6">
      <RadioGroup
        label={m.group_form_role()}
        labelHidden
        options={memberRoles.map(value => ({ value, label: participantRoleWords[value]() }))}
        {...register('role')}
      />
      {role === 'media' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={mediaLabels.mediaName()}
            error={errorOf('mediaName')}
            {...register('mediaName')}
          />
          <TextField
            label={mediaLabels.mediaWebsite()}
            inputMode="url"
            spellCheck={false}
            error={errorOf('mediaWebsite')}
            {...register('mediaWebsite')}
          />
        </div>
      )}
    </div>
  )
}
