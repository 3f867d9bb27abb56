import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { type Assistant, type AssistantForm, assistantForm } from '#contract/assistant.ts'
import { assistantSections } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FieldError } from '#web/ui/form-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { assistantFields, assistantValues, sentAssistant } from './assistant-values.ts'
import { useSaveAssistant } from './use-assistants.ts'

type AssistantDialogProps = { guid: string; assistant: Assistant | null; onClose: () => void }

/** Names a new assistant, or changes what one may do. */
export function AssistantDialog({ guid, assistant, onClose }: AssistantDialogProps) {
  const formId = useId()
  const save = useSaveAssistant(guid, assistant)
  const { form, errorOf, summary, submit } = useContractForm(assistantForm, {
    start: assistantValues(assistant),
    fields: assistantFields(),
    // Errors that appear on blur would move the button away from under the finger.
    mode: 'onSubmit',
  })

  const store = submit(async (_, typed) => {
    await save.mutateAsync(sentAssistant(typed))
    onClose()
  })

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={assistant ? m.assistant_change_title({ name: assistant.name }) : m.assistant_add_title()}
      {...(!assistant && { description: m.assistant_add_text() })}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={save.isPending}>
            {assistant?.grantedAt ? m.assistant_save() : m.assistant_grant()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-6"
        onSubmit={event => {
          // The page under the dialog has its own form, which must not be submitted too.
          event.stopPropagation()
          void store(event)
        }}
      >
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        <TextField
          label={m.assistant_name()}
          hint={m.assistant_name_hint()}
          autoComplete="off"
          error={errorOf('name')}
          {...form.register('name')}
        />
        {!assistant && (
          <PhoneField
            label={m.assistant_phone()}
            hint={m.assistant_phone_hint()}
            autoComplete="off"
            error={errorOf('phone')}
            {...form.register('phone')}
          />
        )}
        <TextField
          label={m.assistant_email()}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          optional={m.optional()}
          error={errorOf('email')}
          {...form.register('email')}
        />
        <SectionChoice error={errorOf('sections')} register={form.register} />
        <Checkbox
          label={m.assistant_notices()}
          hint={m.assistant_notices_hint()}
          {...form.register('getsNotices')}
        />
      </form>
    </Dialog>
  )
}

type SectionChoiceProps = { error: string | undefined; register: UseFormRegister<AssistantForm> }

function SectionChoice({ error, register }: SectionChoiceProps) {
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
