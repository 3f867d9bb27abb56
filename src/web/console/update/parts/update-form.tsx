import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { type OrganiserUpdate, type UpdateDraft, updateDraft } from '#contract/organiser-update.ts'
import { updateAudiences } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import { BothLanguages, StagedForm, tellSaved } from '#web/console/letter/view.tsx'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useSaveUpdate } from '../queries.ts'
import { audienceWords } from '../words.ts'
import { UpdateRelease } from './update-release.tsx'

const both = { ru: '', en: '' }
const empty: UpdateDraft = { audience: 'everyone', title: both, body: both, urgent: false, shownUntil: null }

const fields = () => [
  { name: 'audience', label: m.letters_audience() },
  { name: 'title.ru', label: m.updates_console_field_title() },
  { name: 'title.en', label: m.updates_console_field_title() },
  { name: 'body.ru', label: m.letters_text() },
  { name: 'body.en', label: m.letters_text() },
  { name: 'shownUntil', label: m.updates_console_field_until() },
]

type UpdateFormProps = { update: OrganiserUpdate | null; onDone: () => void }

/** An important update that nobody reads yet: written in both languages, saved, and from here on released. */
export function UpdateForm({ update, onDone }: UpdateFormProps) {
  const [known, setKnown] = useState<OrganiserUpdate | null>(update)
  const [releasing, setReleasing] = useState<{ update: OrganiserUpdate; draft: UpdateDraft } | null>(null)
  const saving = useSaveUpdate()
  const start = update ? { ...update.draft, audience: update.draft.audience ?? 'everyone' } : empty
  const { form, errorOf, summary, top, check, attempt } = useContractForm(updateDraft, {
    start,
    fields: fields(),
    mode: 'onTouched',
  })
  const { isDirty, errors } = form.formState
  const save = async (then: (saved: OrganiserUpdate, draft: UpdateDraft) => void) => {
    const checked = await check()
    if (!checked) return
    await attempt(async () => {
      // What was saved and not changed since needs no version of its own.
      const saved = known && !isDirty ? known : await saving.save(known, checked.sent)
      setKnown(saved)
      form.reset(checked.sent)
      then(saved, checked.sent)
    })
  }
  return (
    <StagedForm
      failedTitle={m.updates_console_failed()}
      top={top}
      summary={summary}
      dirty={isDirty}
      pending={saving.isPending}
      releaseLabel={m.updates_console_to_release()}
      onSave={() => void save(tellSaved)}
      onRelease={() => void save((saved, draft) => setReleasing({ update: saved, draft }))}
      onBack={onDone}
      release={
        releasing && (
          <UpdateRelease
            {...releasing}
            onClose={() => setReleasing(null)}
            onReleased={() => {
              setReleasing(null)
              onDone()
            }}
          />
        )
      }
    >
      <SelectField
        {...form.register('audience')}
        label={m.letters_audience()}
        options={updateAudiences.map(value => ({ value, label: audienceWords[value]() }))}
        error={errorOf('audience')}
        fieldClassName="max-w-md"
      />
      <BothLanguages
        label={m.updates_console_field_title()}
        registered={language => form.register(`title.${language}`)}
        errors={errors.title}
      />
      <BothLanguages
        label={m.letters_text()}
        registered={language => form.register(`body.${language}`)}
        errors={errors.body}
        long={{ rows: 10 }}
      />
      <Checkbox
        {...form.register('urgent')}
        label={m.updates_console_field_urgent()}
        hint={m.updates_console_field_urgent_hint()}
      />
      <Controller
        control={form.control}
        name="shownUntil"
        render={({ field }) => (
          <DateField
            {...field}
            value={field.value ?? ''}
            onChange={value => field.onChange(value || null)}
            label={m.updates_console_field_until()}
            optional={m.optional()}
            partLabels={{
              day: m.content_date_day(),
              month: m.content_date_month(),
              year: m.content_date_year(),
            }}
            error={errorOf('shownUntil')}
          />
        )}
      />
    </StagedForm>
  )
}
