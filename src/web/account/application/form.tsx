import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { type mediaStep, positionLimit } from '#contract/application-form.ts'
import { type ConsentKind, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { CompanyFields } from '#web/account/company/form.tsx'
import type { CompanyValues } from '#web/account/company/rules.ts'
import { BirthDateField } from '#web/account/person/form.tsx'
import type { PersonValues } from '#web/account/person/rules.ts'
import { ConsentBox } from '#web/kit/consent/consent-box.tsx'
import { consentSentence } from '#web/kit/consent/consent-words.ts'
import { labelledError } from '#web/kit/contract-form/labelled-error.ts'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { companyLabels, mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { CharacterCounter } from '#web/ui/character-counter.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WrappingField } from '#web/ui/wrapping-field.tsx'

export function AboutFields({ form }: { form: FieldsForm<PersonValues> }) {
  const { register, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <div className="space-y-6">
      <BirthDateField form={form} />
      <WrappingField
        label={personLabels.position()}
        hint={m.signup_hint_position()}
        autoComplete="organization-title"
        error={errorOf('position')}
        after={<PositionCounter form={form} />}
        {...register('position')}
      />
    </div>
  )
}

/** The position is printed on the badge, where room is short. */
function PositionCounter({ form: { control } }: { form: FieldsForm<PersonValues> }) {
  const typed = useWatch({ control, name: 'position' })
  const { length } = (typed ?? '').trim()
  return (
    <CharacterCounter left={positionLimit - length} limit={positionLimit}>
      {length > positionLimit
        ? m.organiser_characters_over({ count: length - positionLimit })
        : m.content_counter({ count: length, max: m.content_characters({ count: positionLimit }) })}
    </CharacterCounter>
  )
}

/** A company with the short name for the badge. */
export function CompanyStepFields({
  form,
  savedInn,
}: {
  form: FieldsForm<CompanyValues>
  /** The INN that was saved. It was looked up already, so it is not looked up again. */
  savedInn?: string | undefined
}) {
  const { register, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <CompanyFields
      form={form}
      savedInn={savedInn}
      shortName={
        <TextField
          label={companyLabels.shortName()}
          hint={m.signup_hint_short_name()}
          autoComplete="off"
          error={errorOf('shortName')}
          {...register('shortName')}
        />
      }
    />
  )
}

type ConsentsPartProps = {
  asked: readonly ConsentKind[]
  given: readonly ConsentKind[]
  /** The consents that were missing at the last try. */
  missing: readonly ConsentKind[]
  /** Given with an earlier sending of the same application, and not asked for again. */
  standing?: readonly ConsentKind[]
  onChange: (given: ConsentKind[]) => void
}

/** The consents of an application, each its own unticked box. */
export function ConsentsPart({ asked, given, missing, standing = [], onChange }: ConsentsPartProps) {
  const locale = useLocale()
  return (
    <Section
      title={m.signup_consents()}
      lead={standing.length > 0 ? m.signup_consents_standing() : m.signup_consents_lead()}
      className="pb-0"
    >
      <div className="space-y-5">
        {asked.map(kind => (
          <ConsentBox
            key={kind}
            id={`consent-${kind}`}
            kind={kind}
            optional={!requiredForApplication.includes(kind)}
            checked={given.includes(kind)}
            error={
              missing.includes(kind) && !given.includes(kind)
                ? errorSentence('consent_required', locale)
                : undefined
            }
            onChange={event =>
              onChange(event.target.checked ? [...given, kind] : given.filter(other => other !== kind))
            }
          />
        ))}
      </div>
    </Section>
  )
}

/** Lists the consents that were missing at the last try, each a link to its box. */
export function ConsentSummary({ missing, tries }: { missing: readonly ConsentKind[]; tries: number }) {
  const locale = useLocale()
  if (missing.length === 0) return null
  return (
    <div className="mb-8">
      <ErrorSummary
        attempt={tries}
        title={m.error_fields_invalid()}
        errors={missing.map(kind => ({
          field: `consent-${kind}`,
          message: labelledError(consentSentence(kind), errorSentence('consent_required', locale)),
        }))}
      />
    </div>
  )
}

/** The name of a mass medium and its site. */
export function MediaFields({ form }: { form: FieldsForm<z.input<typeof mediaStep>> }) {
  const { register, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <div className="space-y-6">
      <TextField label={mediaLabels.mediaName()} error={errorOf('mediaName')} {...register('mediaName')} />
      <TextField
        label={mediaLabels.mediaWebsite()}
        hint={m.signup_hint_site()}
        inputMode="url"
        spellCheck={false}
        error={errorOf('mediaWebsite')}
        {...register('mediaWebsite')}
      />
    </div>
  )
}
