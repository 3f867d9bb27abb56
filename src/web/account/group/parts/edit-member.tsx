import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { type GroupMember, readMember, saveMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { MemberFields } from '#web/account/member/form.tsx'
import { placeMember, useMemberForm } from '#web/account/member/queries.ts'
import { type MemberForm, memberValues, type SavedMember } from '#web/account/member/rules.ts'
import { memberName } from '#web/account/member/words.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { sectionDifference } from '#web/kit/section/section-difference.ts'
import { useSave } from '#web/kit/send/use-save.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type EditMemberProps = { groupGuid: string; member: GroupMember; onDone: () => void }

/** The form of one member, as the server has it now. */
export function EditMember({ groupGuid, member, onDone }: EditMemberProps) {
  const params = { guid: groupGuid, participantGuid: member.participantGuid }
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: formKey(member.participantGuid),
    queryFn: ({ signal }) => callApi(readMember, { params, signal }),
    // A form must not start from stale data, nor change while somebody types.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data || !isFetchedAfterMount)
    return (
      <div aria-busy="true" role="status" aria-label={m.loading()}>
        <SkeletonText lines={8} />
      </div>
    )
  return <MemberEditor groupGuid={groupGuid} guid={member.participantGuid} saved={data} onDone={onDone} />
}

// The key lacks the guid, so that an event about the person does not reload the form while somebody types.
const formKey = (guid: string) => ['group-member-form', `form of ${guid}`]

type MemberEditorProps = { groupGuid: string; guid: string; saved: SavedMember; onDone: () => void }

function MemberEditor({ groupGuid, guid, saved, onDone }: MemberEditorProps) {
  const client = useQueryClient()
  const locale = useLocale()
  const params = { guid: groupGuid, participantGuid: guid }
  const { form, fields, summary, submit, attempt, version, restart } = useMemberForm(
    { guid, section: 'group-member' },
    memberValues(saved),
    saved.version,
  )
  const save = useSave(saveMember, (data: MemberForm, version) => ({ params, body: { ...data, version } }), {
    queryKey: formKey(guid),
    read: () => callApi(readMember, { params }),
    onSaved(member) {
      placeMember(client, groupGuid, member)
      toasts.show({ title: m.group_form_saved({ name: memberName(member, locale) }), tone: 'positive' })
    },
  })
  const finish = (saved: GroupMember | null) => {
    if (!saved) return
    restart(form.getValues(), version)
    onDone()
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="space-y-6"
        onSubmit={submit(async body => finish(await save.submit(body, version)))}
      >
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        {save.conflict && (
          <SectionConflict
            differences={sectionDifference(fields, form.getValues(), memberValues(save.conflict.fresh))}
            pending={save.pending}
            onKeepMine={() => void attempt(async () => finish(await save.keepMine()))}
            onTakeTheirs={() => {
              const taken = save.takeTheirs()
              if (taken) restart(memberValues(taken), taken.version)
            }}
          />
        )}
        <MemberFields />
        <div className="sticky -bottom-5 -mx-5 flex gap-3 border-t bg-raised px-5 py-4 sm:-mx-6 sm:px-6 max-sm:[&>*]:flex-1">
          <Button type="submit" loading={save.pending}>
            {m.group_form_save()}
          </Button>
          <Button variant="secondary" disabled={save.pending} onClick={onDone}>
            {m.back()}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
