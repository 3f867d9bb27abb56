import { useQuery } from '@tanstack/react-query'
import { FormProvider, type ResolverResult, useForm } from 'react-hook-form'
import { changeMembers } from '#contract/group.ts'
import { readTransferChoices } from '#contract/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/account/form/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { BulkActProps } from './bulk-act.ts'
import { EditFields } from './edit-fields.tsx'
import { type EditValues, judgeEdit, type MembersChange, noChange } from './edit-values.ts'
import { useBulk } from './use-bulk.ts'

const formId = 'edit-members'

/** Changes role, position or transfer of all ticked at once: only what is ticked in the form. */
export function EditMembers({ groupGuid, members, onDone, onClose }: BulkActProps) {
  const edition = useEdition()
  const locale = useLocale()
  const choices = useQuery({
    queryKey: ['transfer-choices', locale],
    queryFn: ({ signal }) => callApi(readTransferChoices, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const hubs = choices.data?.hubs.map(({ guid }) => guid) ?? []
  const bulk = useBulk({
    groupGuid,
    act: 'edit',
    members,
    onDone,
    call: (body: { participantGuids: string[]; change: MembersChange }, idempotencyKey) =>
      callApi(changeMembers, { params: { guid: groupGuid }, body, idempotencyKey }),
  })
  const form = useForm<EditValues>({
    defaultValues: noChange,
    resolver: values => resolve(values, { forum: edition, hubs }),
  })
  const errorOf = useFieldError(form.formState.errors)
  const submit = form.handleSubmit(values => {
    const verdict = judgeEdit(values, { forum: edition, hubs })
    if (!verdict.ok) return
    bulk.mutate({
      participantGuids: members.map(({ participantGuid }) => participantGuid),
      change: verdict.change,
    })
  })
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={m.group_edit_title({ count: members.length })}
      description={m.group_edit_lead()}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={bulk.isPending}>
            {m.group_edit_submit()}
          </Button>
          <Button variant="secondary" disabled={bulk.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={submit} className="space-y-6">
          {bulk.error && (
            <Banner tone="negative" announce="alert">
              {bulk.error.message}
            </Banner>
          )}
          {form.formState.errors.changesRole && (
            <Banner tone="attention" announce="alert">
              {m.group_edit_nothing()}
            </Banner>
          )}
          <EditFields choices={choices.data} errorOf={errorOf} />
        </form>
      </FormProvider>
    </Sheet>
  )
}

function resolve(values: EditValues, facts: Parameters<typeof judgeEdit>[1]): ResolverResult<EditValues> {
  const verdict = judgeEdit(values, facts)
  if (verdict.ok) return { values, errors: {} }
  const entries = verdict.faults.map(({ field, code }) => [field, { type: 'rule', message: code }])
  // Of two faults of a field the first is told.
  return { values: {}, errors: Object.fromEntries(entries.reverse()) }
}
