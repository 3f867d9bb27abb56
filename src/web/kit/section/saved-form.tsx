import { type ReactNode, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import type { ContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SectionConflict } from './section-conflict.tsx'
import { type SectionField, sectionDifference } from './section-difference.ts'

type SavedFormProps<Values extends FieldValues, Sent, Fresh extends { version: number }> = {
  id?: string
  contractForm: ContractForm<Values, Sent>
  fields: readonly SectionField<Values>[]
  /** From `useSave`. */
  save: {
    pending: boolean
    conflict: { fresh: Fresh } | null
    submit: (sent: Sent, version: number) => Promise<unknown>
    keepMine: () => Promise<unknown>
    takeTheirs: () => Fresh | null
  }
  /** The record as it was opened. */
  opened: Fresh
  valuesOf: (record: Fresh) => Values
  onSaved: () => void
  children: ReactNode
}

/** The form of a record that others may change meanwhile: the faults on top, and both versions where somebody else was first. */
export function SavedForm<Values extends FieldValues, Sent, Fresh extends { version: number }>(
  props: SavedFormProps<Values, Sent, Fresh>,
) {
  const { id, contractForm, fields, save, opened, valuesOf, onSaved, children } = props
  const { form, summary, submit, attempt } = contractForm
  const [version, setVersion] = useState(opened.version)
  const { conflict } = save
  const take = () => {
    const theirs = save.takeTheirs()
    if (!theirs) return
    form.reset(valuesOf(theirs))
    setVersion(theirs.version)
  }
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className="space-y-6"
        onSubmit={submit(async sent => {
          if (await save.submit(sent, version)) onSaved()
        })}
      >
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        {conflict && (
          <SectionConflict
            differences={sectionDifference(fields, form.getValues(), valuesOf(conflict.fresh))}
            pending={save.pending}
            onKeepMine={() =>
              void attempt(async () => {
                if (await save.keepMine()) onSaved()
              })
            }
            onTakeTheirs={take}
          />
        )}
        {children}
      </form>
    </FormProvider>
  )
}
