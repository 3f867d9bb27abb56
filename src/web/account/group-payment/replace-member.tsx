import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import type { Group, GroupMember } from '#contract/group.ts'
import { replaceMember } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import { MemberFields } from '#web/account/member/member-fields.tsx'
import { memberName } from '#web/account/member/member-name.ts'
import { type MemberForm, newMember, sentMember } from '#web/account/member/member-values.ts'
import { placeMember } from '#web/account/member/use-group-board.ts'
import { useMemberForm } from '#web/account/member/use-member-form.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAttempt } from '#web/kit/form/use-attempt.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'

const formId = 'replace-member'

type ReplaceMemberProps = {
  group: Group
  /** Whose place it is, and how they are called. */
  member: { participantGuid: string; name: string }
  /** The place was given on before and is free: nobody loses it now. */
  free?: boolean
  /** With the new person, who is yet to be sent a link. */
  onDone: (made: GroupMember) => void
  onClose: () => void
}

/** Gives the paid place of a member to another person, by the form of a new member. */
export function ReplaceMember({ group, member, free = false, onDone, onClose }: ReplaceMemberProps) {
  const locale = useLocale()
  const client = useQueryClient()
  const send = useAttempt()
  const blank = newMember(group.locale)
  const { form, errors, restart, showRefusal } = useMemberForm(
    { guid: member.participantGuid, section: 'replacement' },
    blank,
    0,
  )
  const replacing = useMutation({
    mutationFn: (body: MemberForm) =>
      send(body, (sent, idempotencyKey) =>
        callApi(replaceMember, {
          params: { guid: group.guid, participantGuid: member.participantGuid },
          body: sent,
          idempotencyKey,
        }),
      ),
    onError: showRefusal,
    onSuccess: made => {
      placeMember(client, group.guid, made)
      toasts.show({
        title: m.group_replace_done({ name: memberName(made, locale) }),
        description: m.group_replace_done_text(),
        tone: 'positive',
      })
      restart(blank, 0)
      onDone(made)
    },
  })
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.group_replace_title()}
      description={member.name}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={replacing.isPending}>
            {m.group_replace_submit()}
          </Button>
          <Button variant="secondary" disabled={replacing.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={form.handleSubmit(values => replacing.mutate(sentMember(values)))}
          className="space-y-6"
        >
          <Banner tone={free ? 'info' : 'attention'}>
            {free ? m.group_replace_free() : m.group_replace_warning({ name: member.name })}
          </Banner>
          <ErrorSummary
            title={m.account_errors_title({ count: errors.length })}
            errors={errors}
            attempt={form.formState.submitCount}
          />
          <MemberFields />
        </form>
      </FormProvider>
    </Sheet>
  )
}
