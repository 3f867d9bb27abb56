import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import type { Group, GroupMember } from '#contract/group.ts'
import { replaceMember } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { useAttempt } from '../form/use-attempt.ts'
import { MemberFields } from '../group/member-fields.tsx'
import { memberName } from '../group/member-name.ts'
import { type MemberForm, newMember, sentMember } from '../group/member-values.ts'
import { placeMember } from '../group/use-group-board.ts'
import { useMemberForm } from '../group/use-member-form.ts'
import { useLocale } from '../session/use-locale.ts'

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
