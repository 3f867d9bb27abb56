import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { LanguageLabel } from '#web/console/content/view.tsx'
import { fieldSentence } from '#web/kit/contract-form/field-sentence.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import {
  type SettingsFields,
  type SettingsMerge,
  type SettingsPath,
  withWord,
  wordsOf,
} from './settings-form.ts'

export type SettingsFieldProps = {
  form: UseFormReturn<SettingsFields>
  /** What another administrator saved in fields that were changed here too. */
  theirs: SettingsMerge['theirs']
  /** The other person's value was taken over into the form. */
  onTake: (path: SettingsPath) => void
}

export function PairField(
  props: SettingsFieldProps & { name: 'name' | 'city' | 'venue' | 'address'; label: string },
) {
  const { form, name, label } = props
  const error = useSentence()
  return (
    <FieldGroup label={label}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['ru', 'en'] as const).map(language => (
          <div key={language}>
            <TextField
              {...form.register(`${name}.${language}`)}
              lang={language}
              label={<LanguageLabel locale={language} />}
              error={error(form.formState.errors[name]?.[language])}
            />
            <Theirs {...props} path={`${name}.${language}`} />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

type LineProps = SettingsFieldProps & {
  name: 'fee' | 'supportEmail' | 'supportPhone' | 'reminderDays'
  label: string
  hint?: string
  inputMode: 'decimal' | 'email' | 'tel' | 'text'
}

export function LineField(props: LineProps) {
  const { form, name, label, hint, inputMode } = props
  const error = useSentence()
  return (
    <div>
      <TextField
        {...form.register(name)}
        label={label}
        hint={hint}
        inputMode={inputMode}
        autoComplete="off"
        className="tabular"
        error={error(form.formState.errors[name])}
      />
      <Theirs {...props} path={name} />
    </div>
  )
}

type DayName =
  | 'startsOn'
  | 'endsOn'
  | 'payBy'
  | 'passportBy'
  | 'badgeCompanyNameUntil'
  | 'transferUntil'
  | 'volunteersUntil'

export function DayField(props: SettingsFieldProps & { name: DayName; label: string }) {
  const { form, name, label } = props
  const error = useSentence()
  return (
    <div>
      <Controller
        control={form.control}
        name={name}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={label}
            partLabels={{
              day: m.content_date_day(),
              month: m.content_date_month(),
              year: m.content_date_year(),
            }}
            error={error(fieldState.error)}
          />
        )}
      />
      <Theirs {...props} path={name} />
    </div>
  )
}

type WordsProps = SettingsFieldProps & {
  name: 'reminders' | 'plannedMessages'
  label: string
  words: readonly { word: string; label: string; hint?: string }[]
}

/** A list of settings that are on or off, a box each. */
export function WordsField(props: WordsProps) {
  const { form, name, label, words, theirs } = props
  const other = theirs[name]
  const inWords = (list: string) =>
    words
      .filter(({ word }) => wordsOf(list).includes(word))
      .map(each => each.label)
      .join(', ') || '—'
  return (
    <FieldGroup label={label}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {words.map(({ word, label, hint }) => (
              <Checkbox
                key={word}
                label={label}
                hint={hint}
                checked={wordsOf(field.value).includes(word)}
                onChange={({ target }) => field.onChange(withWord(field.value, word, target.checked))}
              />
            ))}
          </div>
        )}
      />
      {other !== undefined && <Theirs {...props} path={name} shownAs={inWords(other)} />}
    </FieldGroup>
  )
}

function useSentence() {
  const locale = useLocale()
  return (error: FieldError | undefined) => fieldSentence(error?.message, locale)
}

/** The other person's value, below one's own. */
export function Theirs({
  theirs,
  onTake,
  path,
  shownAs,
}: SettingsFieldProps & { path: SettingsPath; shownAs?: string }) {
  const moments = useMoments()
  const value = theirs[path]
  if (value === undefined) return null
  const shown = shownAs ?? (/^\d{4}-\d\d-\d\d$/.test(value) ? moments.day(value) : value)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 rounded-md bg-attention-soft px-3 py-1 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">{m.content_edition_theirs({ value: shown })}</span>
      <Button variant="quiet" size="sm" onClick={() => onTake(path)}>
        {m.content_edition_take_theirs()}
      </Button>
    </p>
  )
}
