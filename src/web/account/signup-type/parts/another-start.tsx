import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { createParticipant, readParticipant, registrant } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type AttendingRole, RoleChoice } from './role-choice.tsx'

type RegistrantValues = z.input<typeof registrant>

const registrantLabels = { name: m.confirm_registrant_name, email: m.confirm_registrant_email }

/** Begins another person's application: who fills it in, the person's role, and their language. */
export function AnotherStart() {
  const to = usePaths()
  const navigate = useNavigate()
  const pageLocale = useLocale()
  const [role, setRole] = useState<AttendingRole>('participant')
  const [locale, setLocale] = useState<'ru' | 'en'>(pageLocale)
  const { form, errorOf, summary, submit } = useContractForm(registrant, {
    start: { name: '', email: '' },
    fields: namedFields(registrantLabels),
    mode: 'onTouched',
  })
  const { register } = form
  useProposal(form.reset)

  const starting = useSend(
    createParticipant,
    (typed: RegistrantValues) => ({
      body: { registrationType: 'another' as const, role, locale, registrant: typed },
    }),
    {
      async onSuccess(made) {
        await refreshSession()
        await navigate(`${to('signup-personal')}?participant=${made.guid}`)
      },
    },
  )
  return (
    <form noValidate onSubmit={submit(typed => starting.mutate(typed))}>
      <div className="mb-8 empty:hidden">
        <ErrorSummary title={m.error_fields_invalid()} {...summary} />
      </div>
      <div className="space-y-8">
        <RoleChoice question={m.confirm_role_question()} value={role} onChange={setRole} />
        <RadioGroup
          label={m.confirm_language()}
          layout="cards"
          value={locale}
          onValueChange={chosen => setLocale(chosen as 'ru' | 'en')}
          options={[
            { value: 'ru', label: m.confirm_language_ru() },
            { value: 'en', label: m.confirm_language_en() },
          ]}
        />
        <Section
          title={m.confirm_registrant_title()}
          lead={m.confirm_registrant_lead()}
          space="none"
          className="space-y-6"
        >
          <TextField
            label={m.confirm_registrant_name()}
            hint={m.confirm_registrant_name_hint()}
            autoComplete="name"
            error={errorOf('name')}
            {...register('name')}
          />
          <TextField
            label={m.confirm_registrant_email()}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            error={errorOf('email')}
            {...register('email')}
          />
        </Section>
        {starting.error && (
          <Banner tone="negative" announce="alert">
            {starting.error.message}
          </Banner>
        )}
      </div>
      <FormActions>
        <Button type="submit" loading={starting.isPending || starting.isSuccess}>
          {m.confirm_next_personal()}
        </Button>
      </FormActions>
    </form>
  )
}

/** Suggests the account's own person as registrant for fields that nobody has filled in yet. */
function useProposal(reset: (values: RegistrantValues, options: { keepDirtyValues: true }) => void): void {
  const locale = useLocale()
  const own = useSession().users.find(user => user.primary)
  const guid = own?.guid
  const { data } = useQuery({
    queryKey: ['participant', guid],
    queryFn: ({ signal }) => callApi(readParticipant, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== undefined,
  })
  useEffect(() => {
    if (!data) return
    const { firstName, lastName, latinFirstName, latinLastName, email } = data.person
    const cyrillic = [firstName, lastName].filter(Boolean).join(' ')
    const latin = [latinFirstName, latinLastName].filter(Boolean).join(' ')
    const name = (locale === 'ru' ? cyrillic : latin) || latin || cyrillic
    reset({ name, email: email ?? '' }, { keepDirtyValues: true })
  }, [data, locale, reset])
}
