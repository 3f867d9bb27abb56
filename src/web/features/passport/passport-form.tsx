import { useCallback, useRef, useState } from 'react'
import { FormProvider, type ResolverResult, useForm } from 'react-hook-form'
import type { Country } from '#contract/dictionary.ts'
import type { Passport } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { PinnedAction } from '../cabinet/pinned-action.tsx'
import { useToday } from '../cabinet/use-today.ts'
import { useEdition } from '../edition/use-edition.ts'
import { placeServerErrors } from '../form/field-errors.ts'
import { useLocale } from '../session/use-locale.ts'
import { ForeignFields } from './foreign-fields.tsx'
import { judgePassport, type PassportFacts } from './judge-passport.ts'
import { KindField } from './kind-field.tsx'
import { keepDraft, keptDraft, useKeptDraft } from './passport-draft.ts'
import { passportErrors } from './passport-errors.ts'
import { documentKind, type PassportValues, passportValues } from './passport-values.ts'
import { PassportWarnings } from './passport-warnings.tsx'
import { RussianFields } from './russian-fields.tsx'
import { ScanFields } from './scan-fields.tsx'
import { useSavePassport } from './use-passport.ts'

type PassportFormProps = {
  guid: string
  passport: Passport
  countries: Country[]
  onSaved: () => void
  onCancel?: () => void
}

/** The document as it is typed: by citizenship a Russian passport or another country's document. */
export function PassportForm({ guid, passport, countries, onSaved, onCancel }: PassportFormProps) {
  const locale = useLocale()
  const facts = usePassportFacts(passport)
  const save = useSavePassport(guid)
  const done = useRef(false)
  const [start] = useState(() => ({
    draft: keptDraft(guid),
    given: passportValues(passport.data, {
      kind: documentKind(passport) ?? 'russian',
      country: countries.find(({ code }) => code === passport.citizenship)?.alpha3 ?? '',
    }),
  }))
  const form = useForm<PassportValues>({
    defaultValues: start.given,
    ...(start.draft && {
      values: start.draft,
      resetOptions: { keepDefaultValues: true },
    }),
    resolver: values => resolve(values, facts),
    shouldFocusError: false,
  })
  const { errors, isDirty } = form.formState
  const dirty = useRef(false)
  dirty.current = isDirty && !done.current
  useKeptDraft(
    guid,
    useCallback(() => dirty.current, []),
    form.getValues,
  )

  function finish(leave: () => void): void {
    done.current = true
    dirty.current = false
    keepDraft(guid, null)
    leave()
  }

  const submit = form.handleSubmit(async values => {
    const { body } = judgePassport(values, facts)
    try {
      await save.mutateAsync(body)
    } catch (error) {
      const top = placeServerErrors(error, form.setError, Object.keys(body) as (keyof PassportValues)[])
      if (top) form.setError('root', { message: top })
      return
    }
    toasts.show({
      title: m.passport_saved(),
      description: m.passport_saved_note(),
    })
    finish(onSaved)
  })

  const kind = form.watch('kind')
  const found = passportErrors(errors, kind, locale)
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="space-y-8 lg:max-w-168">
        <ErrorSummary title={m.account_errors_title({ count: found.length })} errors={found} />
        {documentKind(passport) === null && <KindField />}
        {kind === 'russian' ? <RussianFields /> : <ForeignFields countries={countries} />}
        <PassportWarnings facts={facts} />
        <ScanFields participant={guid} />
        {passport.security === 'passportVerified' && (
          <Banner tone="attention" title={m.passport_reverify_title()}>
            {m.passport_reverify_text()}
          </Banner>
        )}
        <PinnedAction
          note={passport.given && passport.security !== 'passportVerified' && m.passport_requeue_text()}
        >
          <div className="flex gap-3 max-sm:[&>:first-child]:flex-1">
            <Button type="submit" loading={save.isPending}>
              {m.passport_save()}
            </Button>
            {onCancel && (
              <Button variant="quiet" onClick={() => finish(onCancel)}>
                {m.cancel()}
              </Button>
            )}
          </div>
        </PinnedAction>
      </form>
    </FormProvider>
  )
}

function usePassportFacts({ birthDate }: Passport): PassportFacts {
  const edition = useEdition()
  const today = useToday()
  return { birthDate, today, forumEndsOn: edition.endsOn }
}

function resolve(values: PassportValues, facts: PassportFacts): ResolverResult<PassportValues> {
  const { errors } = judgePassport(values, facts)
  const entries = Object.entries(errors).map(([field, code]) => [field, { type: 'rule', message: code }])
  return entries.length > 0 ? { values: {}, errors: Object.fromEntries(entries) } : { values, errors: {} }
}
