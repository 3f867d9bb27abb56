import type { BilingualText } from '#domain/content/content-field.ts'
import { m } from '#messages/compiled/messages.js'
import { LanguageLabel } from '#web/console/content/view.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { characterCount } from './character-count.ts'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'

const locales = ['ru', 'en'] as const

/** A line of text in both languages, side by side where there is room. */
export function TextPairField({ kind, name, field, value, onChange, faultAt }: FieldProps<'text'>) {
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
        {locales.map(locale => (
          <TextLine
            key={locale}
            path={`${name}.${locale}`}
            locale={locale}
            max={field.max}
            value={text[locale]}
            missing={text[locale].trim() === '' && text[locale === 'ru' ? 'en' : 'ru'].trim() !== ''}
            onChange={onChange}
            fault={faultAt(`${name}.${locale}`)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type TextLineProps = {
  path: string
  locale: 'ru' | 'en'
  max: number
  value: string
  missing: boolean
  onChange: (path: string, value: string) => void
  fault: string | undefined
}

/** One language of a line: it grows with its text, and a line break becomes a space. */
export function TextLine({ path, locale, max, value, missing, onChange, fault }: TextLineProps) {
  return (
    <TextArea
      id={controlId(path)}
      lang={locale}
      label={<LanguageLabel locale={locale} missing={missing} />}
      value={value}
      onChange={event => onChange(path, event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      onKeyDown={event => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
      error={fault}
      rows={1}
      className="field-sizing-content resize-none!"
      {...characterCount(value, max)}
    />
  )
}
