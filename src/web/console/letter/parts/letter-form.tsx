import { useEffect, useState } from 'react'
import { type Letter, type LetterDraft, letterDraft } from '#contract/organiser-letter.ts'
import { letterAudiences, letterLimits } from '#domain/letter/letter-audience.ts'
import { m } from '#messages/compiled/messages.js'
import { letterAudienceWords } from '#messages/letter-word.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useSaveLetter } from '../queries.ts'
import { BothLanguages, StagedForm, tellSaved } from '../view.tsx'
import { ReleaseDialog } from './release-dialog.tsx'

const empty: LetterDraft = { audience: 'everyone', subject: { ru: '', en: '' }, text: { ru: '', en: '' } }

const fields = () => [
  { name: 'audience', label: m.letters_audience() },
  { name: 'subject.ru', label: m.letters_subject() },
  { name: 'subject.en', label: m.letters_subject() },
  { name: 'text.ru', label: m.letters_text() },
  { name: 'text.en', label: m.letters_text() },
]

type LetterFormProps = {
  letter: Letter | null
  /** A new letter was saved the first time. */
  onWritten?: (guid: string) => void
  onDone: () => void
}

/** A letter that nobody gets yet: written in both languages, saved, and from here on released. */
export function LetterForm({ letter, onWritten, onDone }: LetterFormProps) {
  const [known, setKnown] = useState<Pick<Letter, 'guid' | 'version'> | null>(letter)
  const [releasing, setReleasing] = useState<Letter | null>(null)
  const saving = useSaveLetter()
  const start = letter ? { audience: letter.audience, subject: letter.subject, text: letter.text } : empty
  const { form, errorOf, summary, top, check, attempt } = useContractForm(letterDraft, {
    start,
    fields: fields(),
    mode: 'onTouched',
  })
  const { isDirty, errors } = form.formState
  const written = letter === null && !isDirty ? known?.guid : undefined
  // A moment after saving: until the form knows that it is saved, a new address makes it ask about unsaved changes.
  useEffect(() => {
    if (written !== undefined) onWritten?.(written)
  }, [written, onWritten])
  const save = async (then: (saved: Letter) => void) => {
    const checked = await check()
    if (!checked) return
    await attempt(async () => {
      const saved = await saving.save(known, checked.sent)
      setKnown(saved)
      form.reset({ audience: saved.audience, subject: saved.subject, text: saved.text })
      then(saved)
    })
  }
  return (
    <StagedForm
      failedTitle={m.letters_failed()}
      top={top}
      summary={summary}
      dirty={isDirty}
      pending={saving.isPending}
      releaseLabel={m.letters_to_release()}
      onSave={() => void save(tellSaved)}
      onRelease={() => void save(setReleasing)}
      onBack={onDone}
      release={
        releasing && (
          <ReleaseDialog
            letter={releasing}
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
        hint={m.letters_audience_hint()}
        options={letterAudiences.map(value => ({ value, label: letterAudienceWords[value]() }))}
        error={errorOf('audience')}
        fieldClassName="max-w-md"
      />
      <BothLanguages
        label={m.letters_subject()}
        registered={language => form.register(`subject.${language}`)}
        errors={errors.subject}
      />
      <BothLanguages
        label={m.letters_text()}
        hint={m.letters_text_hint()}
        registered={language => form.register(`text.${language}`)}
        errors={errors.text}
        long={{ rows: 14, limit: letterLimits.text }}
      />
    </StagedForm>
  )
}
