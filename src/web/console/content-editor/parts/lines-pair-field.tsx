import type { BilingualText } from '#domain/content/content-field.ts'
import { m } from '#messages/compiled/messages.js'
import { LanguageLabel } from '#web/console/content/view.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { characterCount } from './character-count.ts'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'

/** A plain text of several lines in both languages: what is typed is what is stored, line breaks too. */
export function LinesPairField({ kind, name, field, value, onChange, faultAt }: FieldProps<'lines'>) {
  const text = value as BilingualText
  const { label, hint } = fieldWords(kind, name)
  return (
    <FieldGroup
      label={label}
      hint={hint}
      id={controlId(name)}
      {...(!field.required && { optional: m.optional() })}
    >
      <div className="grid gap-4 @2xl:grid-cols-2">
        {(['ru', 'en'] as const).map(locale => {
          const path = `${name}.${locale}`
          const other = text[locale === 'ru' ? 'en' : 'ru']
          return (
            <TextArea
              key={locale}
              id={controlId(path)}
              lang={locale}
              label={
                <LanguageLabel locale={locale} missing={text[locale].trim() === '' && other.trim() !== ''} />
              }
              value={text[locale]}
              onChange={event => onChange(path, event.target.value)}
              error={faultAt(path)}
              rows={6}
              className="field-sizing-content"
              {...characterCount(text[locale], field.max)}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
