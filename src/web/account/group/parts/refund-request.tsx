import { useState } from 'react'
import { askRefund, type GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { useRefreshBoard } from '#web/account/member/queries.ts'
import { fullMemberName } from '#web/account/member/words.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Asks the money of a paid place back, where nobody else is to have it; the request may be taken back until it is returned. */
export function RefundRequest({ groupGuid, member }: { groupGuid: string; member: GroupMember }) {
  const locale = useLocale()
  const refresh = useRefreshBoard(groupGuid)
  const [asking, setAsking] = useState(false)
  const request = useSend(
    askRefund,
    ({ asked, reason }: { asked: boolean; reason?: string }) => ({
      params: { guid: groupGuid, participantGuid: member.participantGuid },
      body: { asked, ...(reason && { reason }) },
    }),
    {
      onSuccess() {
        setAsking(false)
        void refresh()
      },
    },
  )
  if (member.refundAskedAt)
    return (
      <Banner
        tone="info"
        title={m.group_refund_asked({ date: formatDay(member.refundAskedAt.slice(0, 10), locale) })}
        action={
          <Button
            size="sm"
            variant="secondary"
            loading={request.isPending}
            onClick={() => request.mutate({ asked: false })}
          >
            {m.group_refund_take_back()}
          </Button>
        }
      >
        {request.error ? request.error.message : m.group_refund_asked_text()}
      </Banner>
    )
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {m.group_refund_ask()}
      </Button>
      {asking && (
        <ReasonDialog
          title={m.group_refund_title({ name: fullMemberName(member, locale) })}
          description={m.group_refund_text()}
          label={m.group_remove_reason()}
          hint={m.group_remove_reason_hint()}
          limit={500}
          optional
          submitText={m.group_refund_ask()}
          pending={request.isPending}
          error={request.error}
          onSubmit={reason => request.mutate({ asked: true, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
