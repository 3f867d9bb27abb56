import { useWatch } from 'react-hook-form'
import { type PersonalStep as PersonalStepValues, personalStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { ContactFields, NameFields } from '#web/account/person/form.tsx'
import type { PersonValues } from '#web/account/person/rules.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { proposeLatin } from '#web/kit/section/propose-latin.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { personLabelsOf } from '#web/kit/words/person-labels.ts'
import { Section } from '#web/ui/section.tsx'
import { AboutFields } from '../form.tsx'
import { useAutosave } from '../queries.ts'
import { draftOf, typedOf } from '../rules.ts'
import { StepForm, type StepProps } from './step-form.tsx'

export function PersonalStep({
  draft,
  refused,
  nextLabel,
  onNext,
  onBack,
  own,
}: StepProps & { own: boolean }) {
  const { phone: sessionPhone } = useSession()
  const { person } = draft.sections()
  const typed = typedOf(person)
  // The phone of one's own application is the one of the account.
  const initial: PersonValues = {
    ...typed,
    phone: typed.phone || (own ? (sessionPhone ?? '') : ''),
  }
  const { form, summary, submit, fault } = useContractForm(personalStep(useToday()), {
    start: initial,
    fields: typed => namedFields(personLabelsOf(typed.citizenship)),
    mode: 'onTouched',
    refused,
  })
  const { control, subscribe, setValue } = form
  const citizenship = useWatch({ control, name: 'citizenship' })

  useAutosave(subscribe, { ...initial, phone: typed.phone }, changed => {
    const { person: before } = draft.sections()
    draft.keep({ person: draftOf(changed) })
    follow('firstName', 'latinFirstName', before.firstName)
    follow('lastName', 'latinLastName', before.lastName)

    function follow(
      from: 'firstName' | 'lastName',
      to: 'latinFirstName' | 'latinLastName',
      cyrillicBefore: string | null,
    ) {
      const cyrillic = changed[from]
      if (typeof cyrillic !== 'string') return
      const latin = form.getValues(to)
      const proposed = proposeLatin({
        cyrillicBefore: cyrillicBefore ?? '',
        cyrillic,
        latin,
      })
      if (proposed !== latin) setValue(to, proposed, { shouldValidate: form.formState.isSubmitted })
    }
  })

  // The link goes to the person's own phone. Entering the account's phone is refused here already; the server would do so only at the end.
  const leave = (person: PersonalStepValues) => {
    if (own || person.phone !== sessionPhone) onNext()
    else fault('phone', 'phone_own')
  }
  return (
    <StepForm {...{ draft, nextLabel, onBack, summary }} onSubmit={submit(leave)}>
      <Section title={m.signup_section_name()} className="pt-0">
        <NameFields form={form} foreign={citizenship !== '' && citizenship !== 'RU'} ofAnother={!own} />
      </Section>
      <Section title={own ? m.signup_section_about() : m.confirm_section_about()}>
        <AboutFields form={form} />
      </Section>
      <Section title={own ? m.signup_section_contact() : m.confirm_section_contact()} className="pb-0">
        <ContactFields form={form} own={own} phoneHint={m.confirm_hint_phone()} />
      </Section>
    </StepForm>
  )
}
