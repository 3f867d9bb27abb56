import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { assistantSections } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/form-field.tsx'
import type { AssistantValues } from './assistant-values.ts'

type SectionChoiceProps = { error: string | undefined; register: UseFormRegister<AssistantValues> }

/** Each section with what it opens, a tick of its own. */
export function SectionChoice({ error, register }: SectionChoiceProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-3 font-medium">{m.assistant_sections()}</legend>
      <div className="space-y-4">
        {assistantSections.map(section => (
          <Checkbox
            key={section}
            value={section}
            label={sectionWords[section].name()}
            hint={sectionWords[section].opens()}
            aria-invalid={error ? true : undefined}
            {...register('sections')}
            {...(section === assistantSections[0] && { id: 'sections' })}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
