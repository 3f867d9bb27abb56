import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { type CorrectedNames, correctedFields, correctNames } from '#contract/organiser-person.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { m } from '#messages/compiled/messages.js'
import { namesToType, typedNames } from '#web/console/person/rules.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import type { Fault, Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type Values = Record<(typeof correctedFields)[number] | 'reason', string>

const judgeTyped: Judge<Values, Values> = typed => {
  const faults: Fault[] = []
  if (!typed.reason.trim()) faults.push({ field: 'reason', code: 'required' })
  else if (typed.reason.trim().length > 500) faults.push({ field: 'reason', code: 'too_long' })
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: typed }
}

/** A button for those who may put a typing error in the names right, while the profile is not closed. */
export function CorrectNames({ application }: { application: ApplicationDetail }) {
  const { may } = useOrganiser()
  const [open, setOpen] = useState(false)
  const access = profileAccess(application)
  if (!may('correct-applications') || access === 'closed' || access === 'held') return null
  return (
    <>
      <PageButton
        icon={PenLine}
        plain
        size="sm"
        variant="quiet"
        className="-mr-3"
        onClick={() => setOpen(true)}
      >
        {m.organiser_correct_names()}
      </PageButton>
      {open && <CorrectNamesDialog application={application} onClose={() => setOpen(false)} />}
    </>
  )
}

function CorrectNamesDialog({
  application,
  onClose,
}: {
  application: ApplicationDetail
  onClose: () => void
}) {
  const { guid, person, locale } = application
  const name = nameIn(useLocale(), application)
  const [before] = useState((): CorrectedNames => {
    const { lastName, firstName, middleName, latinLastName, latinFirstName } = person
    return { lastName, firstName, middleName, latinLastName, latinFirstName }
  })
  const { form, errorOf, top, submit } = useContractForm(judgeTyped, {
    start: { ...namesToType(before), reason: '' },
    // The rules are those of a change request, and so are the names of its fields.
    fieldOf: field => field.replace(/^(?:proposed|names)\./, ''),
  })
  const correct = useSend(
    correctNames,
    ({ reason, ...names }: Values) => ({
      params: { guid },
      body: { before, names: typedNames(names), reason: reason.trim() },
    }),
    {
      changes: [['organiser']],
      onSuccess() {
        toasts.show({ title: m.organiser_names_corrected({ name }), tone: 'positive' })
        onClose()
      },
    },
  )
  return (
    <FormDialog
      title={m.organiser_correct_names()}
      description={m.organiser_correct_names_lead()}
      top={top}
      submitText={m.organiser_correct_names_submit()}
      pending={correct.isPending}
      onSubmit={submit(values => correct.mutateAsync(values))}
      onClose={onClose}
    >
      {correctedFields.map(field => (
        <TextField
          key={field}
          label={personLabels[field]()}
          autoComplete="off"
          error={errorOf(field)}
          {...form.register(field)}
        />
      ))}
      <TextArea
        label={m.organiser_correct_names_reason()}
        hint={locale === 'ru' ? m.organiser_correct_names_hint_ru() : m.organiser_correct_names_hint_en()}
        rows={2}
        error={errorOf('reason')}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
