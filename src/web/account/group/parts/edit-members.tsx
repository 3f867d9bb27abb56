import { useQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { changeMembers } from '#contract/group.ts'
import { readTransferChoices } from '#contract/transfer.ts'
import type { TransferFacts } from '#domain/transfer/judge-transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { BulkActProps } from './bulk-act.ts'
import { EditFields } from './edit-fields.tsx'
import { type EditValues, judgeEdit, type MembersChange, noChange } from './edit-values.ts'
import { useTellOutcome } from './use-tell-outcome.ts'

const formId = 'edit-members'

/** Changes role, position or transfer of all ticked members; unticked parts stay as they are. */
export function EditMembers({ groupGuid, members, onDone, onClose }: BulkActProps) {
  const edition = useEdition()
  const locale = useLocale()
  const choices = useQuery({
    queryKey: ['transfer-choices', locale],
    queryFn: ({ signal }) => callApi(readTransferChoices, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const hubs = choices.data?.hubs.map(({ guid }) => guid) ?? []
  const tell = useTellOutcome({ groupGuid, act: 'edit', members, onDone })
  const changing = useSend(
    changeMembers,
    (change: MembersChange) => ({
      params: { guid: groupGuid },
      body: { participantGuids: members.map(({ participantGuid }) => participantGuid), change },
    }),
    { onSuccess: ({ results }) => tell(results) },
  )
  const { form, errorOf, submit } = useContractForm(judgeTyped({ forum: edition, hubs }), { start: noChange })
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={m.group_edit_title({ count: members.length })}
      description={m.group_edit_lead()}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={changing.isPending}>
            {m.group_edit_submit()}
          </Button>
          <Button variant="secondary" disabled={changing.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={submit(change => changing.mutate(change))}
          className="space-y-6"
        >
          {changing.error && (
            <Banner tone="negative" announce="alert">
              {changing.error.message}
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

function judgeTyped(facts: TransferFacts): Judge<EditValues, MembersChange> {
  return typed => {
    const verdict = judgeEdit(typed, facts)
    return verdict.ok ? { ok: true, value: verdict.change } : verdict
  }
}
