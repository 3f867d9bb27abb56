import { Link } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { ParticipantState } from '#web/account/participant/participant-state.tsx'
import { participantName } from '#web/account/participant/participant-status.ts'
import { useFreshSession } from '#web/account/participant/use-fresh-session.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'

/** Forms that were begun are offered before a new one: one's own, and those of other people. */
export function DraftOffer({ drafts }: { drafts: readonly SessionUser[] }) {
  const to = usePaths()
  const locale = useLocale()
  // Names were typed since the list was read.
  useFreshSession()
  return (
    <ul className="divide-y border-y">
      {drafts.map((draft, index) => (
        <li key={draft.guid}>
          <ParticipantState
            user={draft}
            meaning={`${draft.primary ? m.confirm_draft_own() : m.confirm_draft_other()}. ${m.signup_draft_kept()}`}
          >
            <Button asChild variant={index === 0 ? 'primary' : 'secondary'} className="mt-5 max-sm:w-full">
              <Link
                to={`${to('signup-personal')}?participant=${draft.guid}`}
                {...(drafts.length > 1 && {
                  'aria-label': m.confirm_draft_continue_label({ name: participantName(draft, locale) }),
                })}
              >
                {m.auth_continue_application()}
              </Link>
            </Button>
          </ParticipantState>
        </li>
      ))}
    </ul>
  )
}
