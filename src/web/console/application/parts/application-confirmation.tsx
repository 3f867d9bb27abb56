import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { type ApplicationDetail, resendConfirmationLink } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** The confirmation link of an unconfirmed application: when it was sent, until when it works, and sending another. */
export function ApplicationConfirmation({ application }: { application: ApplicationDetail }) {
  const { may } = useOrganiser()
  const moments = useMoments()
  const resend = useResend(application)
  const { status, confirmationLink: link } = application
  if (status !== 'unconfirmed') return null
  return (
    <Section title={m.organiser_confirmation()} level={3}>
      <p>
        {link
          ? m.organiser_confirmation_sent({ when: moments.moment(link.sentAt) })
          : m.organiser_confirmation_none()}
      </p>
      {link && (
        <p className={link.expired ? 'text-negative' : 'text-sm text-text-quiet'}>
          {link.expired
            ? m.organiser_confirmation_expired({ when: moments.moment(link.expiresAt) })
            : m.organiser_confirmation_until({ when: moments.moment(link.expiresAt) })}
        </p>
      )}
      {may('resend-confirmations') && (
        <>
          <PageButton
            icon={Send}
            plain
            size="sm"
            variant="secondary"
            className="mt-3"
            loading={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {m.organiser_confirmation_resend()}
          </PageButton>
          <p className="mt-2 measure text-sm text-text-quiet">{m.organiser_confirmation_hint()}</p>
        </>
      )}
    </Section>
  )
}

function useResend(application: ApplicationDetail) {
  const { guid, confirmationLink } = application
  const name = nameIn(useLocale(), application)
  const client = useQueryClient()
  return useSend(resendConfirmationLink, () => ({ params: { guid }, body: {} }), {
    leansOn: () => confirmationLink,
    onSuccess: () => toasts.show({ title: m.organiser_confirmation_resent({ name }) }),
    onError: error => toasts.show({ title: error.message, tone: 'negative' }),
    // A refusal means that the person has answered meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}
