import { useQuery } from '@tanstack/react-query'
import { type EndedReason, readEndedApplication } from '#contract/ended-application.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'

const words: Record<EndedReason, { title: () => string; text: () => string }> = {
  replaced: { title: m.signup_ended_replaced, text: m.signup_ended_replaced_text },
  cancelled: { title: m.signup_ended_cancelled, text: m.signup_ended_cancelled_text },
  declined: { title: m.signup_ended_declined, text: m.signup_ended_declined_text },
}

/** For whoever comes back to an application that is not there any more: what became of it, before they begin anew. */
export function EndedNotice() {
  const { supportEmail } = useEdition()
  const { users } = useSession()
  const { data } = useQuery({
    queryKey: ['ended-application'],
    queryFn: ({ signal }) => callApi(readEndedApplication, { signal }),
    staleTime: 0,
  })
  // Whoever has others in hand sees who is missing among them.
  if (!data?.reason || (data.reason === 'declined' && users.length > 0)) return null
  const { title, text } = words[data.reason]
  return (
    <Banner
      tone="info"
      announce="status"
      title={title()}
      className="mb-8"
      action={
        <a href={`mailto:${supportEmail}`} className="text-link">
          {supportEmail}
        </a>
      }
    >
      {text()}
    </Banner>
  )
}
