import { Save } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import {
  type EditionSettings,
  type EditionSettingsAnswer,
  editionSettings,
} from '#contract/organiser-edition.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { ApiError } from '#web/kit/api/api-error.ts'
import { fieldSentence } from '#web/kit/contract-form/field-sentence.ts'
import { labelledError } from '#web/kit/contract-form/labelled-error.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { failureOf } from '#web/kit/send/failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { ChangeDialog, type SettingsLookAhead } from './change-dialog.tsx'
import { OutsideDialog } from './outside-dialog.tsx'
import { DayField, LineField, PairField, WordsField } from './settings-fields.tsx'
import {
  fromFields,
  mergeSettings,
  type SettingsFields,
  type SettingsMerge,
  type SettingsPath,
  settingAt,
  settingsPath,
  settingsPaths,
  toFields,
} from './settings-form.ts'
import { plannedWords, reminderWords, settingLabel } from './settings-words.ts'
import { readSettings, useLookAhead, useSaveSettings } from './use-edition-settings.ts'
import { VatField } from './vat-field.tsx'

/** Every setting of the edition, in one form with an explicit save. */
export function EditionForm({ answer }: { answer: EditionSettingsAnswer }) {
  const locale = useLocale()
  const [base, setBase] = useState(answer)
  const [theirs, setTheirs] = useState<SettingsMerge['theirs'] | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [outside, setOutside] = useState<readonly string[] | null>(null)
  const form = useForm<SettingsFields>({ defaultValues: toFields(answer.settings, locale) })
  const [ahead, setAhead] = useState<SettingsLookAhead | null>(null)
  const save = useSaveSettings()
  const lookAhead = useLookAhead()
  const conflictBox = useRef<HTMLDivElement>(null)
  // The result is announced first; the fields come after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason
  useEffect(() => conflictBox.current?.focus(), [base.version])
  const { errors, isDirty, submitCount } = form.formState
  const { blocker } = useLeaveGuard(isDirty)

  const place = (path: SettingsPath | null, message: string) => {
    if (path) form.setError(path as FieldPath<SettingsFields>, { message })
    else setRefusal(message)
  }
  const showConflict = async (mine: SettingsFields) => {
    const fresh = await readSettings()
    const merge = mergeSettings(toFields(base.settings, locale), mine, toFields(fresh.settings, locale))
    setBase(fresh)
    setTheirs(merge.theirs)
    // The server's values become the form's defaults, so that only differences from them count as unsaved.
    form.reset(toFields(fresh.settings, locale))
    for (const path of settingsPaths) {
      const value = form.getValues(path as FieldPath<SettingsFields>)
      const wanted = settingAt(merge.merged, path)
      if (value !== wanted) form.setValue(path as 'fee', wanted, { shouldDirty: true })
    }
  }
  const judged = (fields: SettingsFields): EditionSettings | null => {
    const parsed = editionSettings.safeParse(fromFields(fields))
    if (parsed.success) return parsed.data
    for (const { path, message } of parsed.error.issues) {
      const field = settingsPath(path.map(String).join('.'))
      place(field, field === 'fee' ? m.content_edition_fee_invalid() : message)
    }
    return null
  }
  const placeRefusal = (error: ApiError) => {
    if (error.details.length > 0)
      for (const { field, message } of error.details) place(settingsPath(field), message)
    else setRefusal(error.message)
  }
  /** Says what will change before anything does. */
  const ask = async (fields: SettingsFields): Promise<void> => {
    setRefusal(null)
    const settings = judged(fields)
    if (!settings) return
    try {
      setAhead(await lookAhead.mutateAsync(settings))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      placeRefusal(error)
    }
  }
  const submit = async (fields: SettingsFields, acknowledgeOutside = false): Promise<boolean> => {
    setRefusal(null)
    setOutside(null)
    setAhead(null)
    const settings = judged(fields)
    if (!settings) return false
    try {
      const saved = await save.mutateAsync({
        version: base.version,
        settings,
        acknowledgeOutside,
      })
      setBase(saved)
      setTheirs(null)
      form.reset(toFields(saved.settings, locale))
      toasts.show({ title: m.content_edition_saved(), tone: 'positive' })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (failureOf(error) === 'conflict') await showConflict(fields)
      else if (error.code === 'sessions_outside') setOutside(error.details.map(({ message }) => message))
      else placeRefusal(error)
      return false
    }
  }
  const take = (path: SettingsPath) => {
    const value = theirs?.[path]
    if (value !== undefined) form.setValue(path as 'fee', value, { shouldDirty: true })
    setTheirs(known => {
      const { [path]: _, ...rest } = known ?? {}
      return rest
    })
  }
  const shared = { form, theirs: theirs ?? {}, onTake: take }
  return (
    <form noValidate onSubmit={form.handleSubmit(ask)} className="max-w-3xl space-y-8">
      {refusal && (
        <Banner tone="negative" title={m.content_save_failed()} announce="alert">
          {refusal}
        </Banner>
      )}
      {theirs && (
        <div ref={conflictBox} tabIndex={-1} className="outline-none">
          <Banner tone="attention" title={m.content_edition_conflict()} announce="alert">
            {m.content_edition_conflict_text()}
          </Banner>
        </div>
      )}
      <ErrorSummary
        title={m.content_edition_invalid()}
        attempt={submitCount}
        errors={settingsPaths.flatMap(path => {
          const error = form.getFieldState(path as FieldPath<SettingsFields>, form.formState).error
          return error
            ? [
                {
                  field: path,
                  message: labelledError(
                    settingLabel(path.split('.')[0] ?? ''),
                    fieldSentence(error.message, locale) ?? '',
                  ),
                },
              ]
            : []
        })}
        key={Object.keys(errors).join()}
      />
      <Section title={m.content_edition_about()} space="none">
        <div className="space-y-6">
          <PairField {...shared} name="name" label={m.content_edition_name()} />
          <PairField {...shared} name="city" label={m.content_edition_city()} />
          <PairField {...shared} name="venue" label={m.content_edition_venue()} />
          <PairField {...shared} name="address" label={m.content_edition_address()} />
        </div>
      </Section>
      <Section
        title={m.content_edition_dates()}
        lead={m.content_edition_zone({ zone: base.timeZone })}
        space="none"
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <DayField {...shared} name="startsOn" label={m.content_edition_starts()} />
          <DayField {...shared} name="endsOn" label={m.content_edition_ends()} />
        </div>
      </Section>
      <Section title={m.content_edition_deadlines()} lead={m.content_edition_deadlines_lead()} space="none">
        <div className="grid gap-6 sm:grid-cols-2">
          <DayField {...shared} name="payBy" label={m.content_edition_pay_by()} />
          <DayField {...shared} name="passportBy" label={m.content_edition_passport_by()} />
          <DayField {...shared} name="badgeCompanyNameUntil" label={m.content_edition_badge_until()} />
          <DayField {...shared} name="transferUntil" label={m.content_edition_transfer_until()} />
          <DayField {...shared} name="volunteersUntil" label={m.content_edition_volunteers_until()} />
        </div>
      </Section>
      <Section title={m.content_edition_money()} space="none">
        <div className="grid gap-6 sm:grid-cols-2">
          <LineField
            {...shared}
            name="fee"
            label={m.content_edition_fee()}
            hint={m.content_edition_fee_hint()}
            inputMode="decimal"
          />
          <div className="sm:col-span-2">
            <VatField {...shared} />
          </div>
        </div>
      </Section>
      <Section title={m.content_edition_messages()} lead={m.content_edition_messages_lead()} space="none">
        <div className="space-y-6">
          <WordsField
            {...shared}
            name="reminders"
            label={m.content_edition_reminders()}
            words={reminderWords()}
          />
          <LineField
            {...shared}
            name="reminderDays"
            label={m.content_edition_reminder_days()}
            hint={m.content_edition_reminder_days_hint()}
            inputMode="text"
          />
          <WordsField
            {...shared}
            name="plannedMessages"
            label={m.content_edition_planned()}
            words={plannedWords()}
          />
        </div>
      </Section>
      <Section title={m.content_edition_support()} space="none">
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <LineField {...shared} name="supportEmail" label={m.content_edition_email()} inputMode="email" />
          <LineField
            {...shared}
            name="supportPhone"
            label={m.content_edition_phone()}
            hint={m.content_edition_phone_hint()}
            inputMode="tel"
          />
        </div>
      </Section>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-4 border-t bg-surface px-4 py-3 md:mx-0 md:px-0">
        <PageButton
          icon={Save}
          plain
          type="submit"
          disabled={!isDirty}
          loading={save.isPending || lookAhead.isPending}
          className="max-sm:w-full"
        >
          {m.content_save()}
        </PageButton>
        <p role="status" className="text-sm text-text-quiet">
          {isDirty ? m.content_save_dirty() : m.content_save_clean()}
        </p>
      </div>
      {ahead && (
        <ChangeDialog
          ahead={ahead}
          onSave={() => void submit(form.getValues())}
          onClose={() => setAhead(null)}
        />
      )}
      {outside && (
        <OutsideDialog
          sessions={outside}
          onSave={() => void submit(form.getValues(), true)}
          onClose={() => setOutside(null)}
        />
      )}
      <LeaveDialog blocker={blocker} />
    </form>
  )
}
