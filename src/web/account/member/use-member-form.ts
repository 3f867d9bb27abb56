import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type DraftOf, readSectionDraft, writeSectionDraft } from '#web/account/section/section-draft.ts'
import { useSectionErrors } from '#web/account/section/use-section-errors.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { placeServerErrors } from '#web/kit/form/field-errors.ts'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import type { SectionField } from '#web/kit/section/section-difference.ts'
import { mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabelsOf } from '#web/kit/words/person-labels.ts'
import { type MemberValues, memberResolver } from './member-values.ts'

/** The fields in the order of the form, as the summary of errors and a conflict name them: contacts and role come before the badge. */
export function memberFormFields(citizenship: string): SectionField<MemberValues>[] {
  const { birthDate, position, ...others } = personLabelsOf(citizenship)
  const labels = { ...others, ...mediaLabels, birthDate, position }
  return (Object.keys(labels) as (keyof typeof labels)[]).map(name => ({ name, label: labels[name]() }))
}

/**
 * A member's form. What is typed is kept in this tab until it is saved, so that a sheet that was closed by a slip costs nothing; `version` is
 * the one over which it is typed.
 */
export function useMemberForm(of: DraftOf, start: MemberValues, startVersion: number) {
  const today = useToday()
  const [kept] = useState(() => readSectionDraft(tabStorage(), of, start))
  const [version, setVersion] = useState(kept?.version ?? startVersion)
  const form = useForm<MemberValues>({
    defaultValues: start,
    ...(kept && { values: kept.values, resetOptions: { keepDefaultValues: true } }),
    resolver: memberResolver(today),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fields = memberFormFields(useWatch({ control: form.control, name: 'citizenship' }))
  const { errors } = useSectionErrors(form, fields)
  const { guid, section } = of
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) =>
          writeSectionDraft(tabStorage(), { guid, section }, isDirty ? { version, values } : null),
      }),
    [subscribe, guid, section, version],
  )
  return {
    form,
    fields,
    errors,
    version,
    /** Begins anew with what was saved; nothing is kept of what was typed. */
    restart(values: MemberValues, next: number): void {
      form.reset(values)
      setVersion(next)
      writeSectionDraft(tabStorage(), of, null)
    },
    /** Puts a refusal at its fields, or on top. */
    showRefusal(error: unknown): void {
      const names = fields.map(({ name }) => name)
      const top = placeServerErrors(atFields(error), form.setError, names)
      if (top) form.setError('root', { message: top })
    },
  }
}

/** The server names a field by its place in the body; the form has one flat row of them. */
function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, code, message, retryAfter } = error
  const details = error.details.map(detail => ({ ...detail, field: detail.field.replace(/^.*\./, '') }))
  return new ApiError({ status, code, message, details, retryAfter })
}
