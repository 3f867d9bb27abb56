import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { BilingualText } from '#domain/content/content-field.ts'
import { m } from '#messages/compiled/messages.js'
import { ProsePreview } from '#web/kit/prose/prose-preview.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { controlId } from './draft-place.ts'
import type { FieldProps } from './field-props.ts'
import { fieldWords } from './field-words.ts'
import { ProseEditor } from './prose-editor.tsx'

const locales = ['ru', 'en'] as const

/** A longer text (CommonMark) in both languages, with a toolbar and a preview. */
export function ProsePairField({ kind, name, field, value, onChange, faultAt }: FieldProps<'prose'>) {
  const [looking, setLooking] = useState(false)
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
          <div key={locale} className="min-w-0 space-y-4">
            <ProseEditor
              path={`${name}.${locale}`}
              locale={locale}
              fieldLabel={label}
              max={field.max}
              value={text[locale]}
              missing={text[locale].trim() === '' && text[locale === 'ru' ? 'en' : 'ru'].trim() !== ''}
              onChange={next => onChange(`${name}.${locale}`, next)}
              fault={faultAt(`${name}.${locale}`)}
            />
            {looking && (
              <div lang={locale} className="border-l-2 pl-4">
                <ProsePreview markdown={text[locale]} locale={locale} />
              </div>
            )}
          </div>
        ))}
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 -ml-3"
        icon={looking ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        aria-expanded={looking}
        onClick={() => setLooking(!looking)}
      >
        {looking ? m.content_prose_write() : m.content_prose_preview()}
      </Button>
    </FieldGroup>
  )
}
