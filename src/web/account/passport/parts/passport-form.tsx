import { useCallback, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Country } from '#contract/dictionary.ts'
import type { Passport, PassportBody } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useSavePassport } from '../queries.ts'
import { ForeignFields } from './foreign-fields.tsx'
import { judgePassport, type PassportFacts } from './judge-passport.ts'
import { KindField } from './kind-field.tsx'
import { PassportConflict } from './passport-conflict.tsx'
import { keepDraft, keptDraft, useKeptDraft } from './passport-draft.ts'
import { passportFields } from './passport-fields.ts'
import { documentKind, type PassportValues, passportValues, withStandingPages } from './passport-values.ts'
import { PassportWarnings } from './passport-warnings.tsx'
import { RussianFields } from './russian-fields.tsx'
import { ScanFields } from './scan-fields.tsx'

type PassportFormProps = {
  guid: string
  passport: Passport
  countries: Country[]
  onSaved: () => void
  onCancel?: () => void
}

/** A Russian passport or a foreign document, by citizenship. */
export function PassportForm({ guid, passport, countries, onSaved, onCancel }: PassportFormProps) {
  const facts = usePassportFacts(passport)
  const save = useSavePassport(guid)
  const done = useRef(false)
  const [start] = useState(() => ({
    draft: keptDraft(guid)?.values ?? null,
    given: passportValues(passport.data ?? passport.known, {
      kind: documentKind(passport) ?? 'russian',
      country: countries.find(({ code }) => code === passport.citizenship)?.alpha3 ?? '',
    }),
  }))
  // The version that was opened, even if the page reads a newer one; saving over a newer one asks first.
  const opened = useRef({
    version: keptDraft(guid)?.version ?? passport.version,
    pages: passport.data,
  })
  const { form, summary, submit, attempt } = useContractForm(judgeTyped(facts), {
    start: start.given,
    typed: start.draft,
    fields: typed => passportFields(typed.kind),
  })
  const dirty = useRef(false)
  dirty.current = form.formState.isDirty && !done.current
  useKeptDraft(
    guid,
    useCallback(() => dirty.current, []),
    useCallback(() => ({ values: form.getValues(), version: opened.current.version }), [form.getValues]),
  )

  function finish(leave: () => void): void {
    done.current = true
    dirty.current = false
    keepDraft(guid, null)
    leave()
  }

  async function store(body: PassportBody, version: number): Promise<boolean> {
    if (!(await save.submit(body, version))) return false
    toasts.show({
      title: m.passport_saved(),
      description: m.passport_saved_note(),
    })
    finish(onSaved)
    return true
  }

  function keepMine({ typed, fresh }: { typed: PassportBody; fresh: Passport }): void {
    const body = withStandingPages(typed, opened.current.pages, fresh.data)
    void attempt(() => store(body, fresh.version))
  }

  function takeTheirs(): void {
    const taken = save.takeTheirs()
    if (!taken) return
    opened.current = { version: taken.version, pages: taken.data }
    form.reset(passportValues(taken.data, { kind: form.getValues('kind'), country: '' }))
  }

  const kind = form.watch('kind')
  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit(body => store(body, opened.current.version))}
        noValidate
        className="space-y-8 lg:max-w-168"
      >
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        {save.conflict && (
          <PassportConflict
            typed={save.conflict.typed}
            fresh={save.conflict.fresh}
            countries={countries}
            pending={save.pending}
            onKeepMine={() => save.conflict && keepMine(save.conflict)}
            onTakeTheirs={takeTheirs}
          />
        )}
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
            <Button type="submit" loading={save.pending}>
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

function judgeTyped(facts: PassportFacts): Judge<PassportValues, PassportBody> {
  return typed => {
    const { body, errors } = judgePassport(typed, facts)
    const faults = Object.entries(errors).map(([field, code]) => ({
      field,
      // The date belongs to the profile; the sentence says where to correct it.
      code: field === 'birthDate' ? m.passport_birth_wrong() : code,
    }))
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value: body }
  }
}
