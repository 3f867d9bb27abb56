import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resendConfirmation } from '#contract/confirmation.ts'
import { type GroupMember, sendMemberLinks } from '#contract/group.ts'
import { normalisePhone } from '#contract/phone.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { refreshBoard } from '#web/account/member/queries.ts'
import { memberName } from '#web/account/member/words.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend, useWork } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'

type MemberLinkProps = { groupGuid: string; member: GroupMember }

/**
 * One member's confirmation link: whether it was sent, until when it works, and sending another one, to a corrected phone where the old was wrong.
 */
export function MemberLink({ groupGuid, member }: MemberLinkProps) {
  const locale = useLocale()
  const known = member.phone ? formatPhone(member.phone) : ''
  const [typed, setTyped] = useState(known)
  const [wrong, setWrong] = useState<ErrorCode | null>(null)
  const sending = useSendLink(groupGuid, member)
  const first = member.status === 'draft'
  const submit = () => {
    const verdict = normalisePhone(typed)
    setWrong(verdict.ok ? null : verdict.code)
    if (!verdict.ok) return
    sending.mutate(verdict.phone === member.phone ? {} : { phone: verdict.phone })
  }
  const refusal = sending.error instanceof ApiError ? sending.error : null
  const atPhone = refusal?.details[0]?.message ?? refusal?.message
  return (
    <Section title={m.group_member_link()} level={3} space="none">
      <form
        noValidate
        className="space-y-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <LinkState member={member} />
        {!first && (
          <PhoneField
            label={m.group_member_link_phone()}
            hint={m.group_member_link_phone_hint()}
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            error={wrong ? errorSentence(wrong, locale) : atPhone}
          />
        )}
        {first && refusal && (
          <p role="alert" className="text-sm text-negative">
            {atPhone}
          </p>
        )}
        <Button
          type="submit"
          variant={first || member.link?.expired !== false ? 'primary' : 'secondary'}
          loading={sending.isPending}
        >
          {first ? m.group_member_link_send() : m.group_member_link_resend()}
        </Button>
      </form>
    </Section>
  )
}

function LinkState({ member: { link } }: Pick<MemberLinkProps, 'member'>) {
  const moments = useMoments()
  if (!link) return <p className="text-sm text-text-quiet">{m.group_member_link_none()}</p>
  const words = { sent: moments.short(link.sentAt), until: moments.short(link.expiresAt) }
  return (
    <p className="text-sm">
      {link.expired ? m.group_member_link_expired(words) : m.group_member_link_live(words)}
    </p>
  )
}

/** The first link is sent by the bulk call; a later one may go to another phone. */
function useSendLink(groupGuid: string, member: GroupMember) {
  const client = useQueryClient()
  const locale = useLocale()
  const guid = member.participantGuid
  const first = useSend(sendMemberLinks, () => ({
    params: { guid: groupGuid },
    body: { participantGuids: [guid] },
  }))
  const again = useSend(resendConfirmation, (body: { phone?: string }) => ({ params: { guid }, body }))
  return useWork(
    async (body: { phone?: string }) => {
      if (member.status !== 'draft') return void (await again.mutateAsync(body))
      const { results } = await first.mutateAsync()
      const code = results[0]?.code
      if (code) throw new ApiError({ status: 409, code, message: errorSentence(code, locale) })
    },
    {
      onSuccess: () =>
        toasts.show({
          title: m.group_member_link_sent({ name: memberName(member, locale) }),
          tone: 'positive',
        }),
      onSettled: () => refreshBoard(client, groupGuid),
    },
  )
}
