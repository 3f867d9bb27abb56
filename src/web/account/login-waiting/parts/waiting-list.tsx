import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { readParticipant } from '#contract/participant.ts'
import { availabilityOf } from '#domain/account/availability.ts'
import { m } from '#messages/compiled/messages.js'
import { DeclineApplication } from '#web/account/confirmation/form.tsx'
import { useDeclineOwn } from '#web/account/confirmation/queries.ts'
import { useFreshSession } from '#web/account/participant/queries.ts'
import { useLinkTerm } from '#web/account/participant/rules.ts'
import { EndedNotice, ParticipantState } from '#web/account/participant/view.tsx'
import { WithdrawLink } from '#web/account/withdrawal/view.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { setCurrentUser } from '#web/kit/session/session-state.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RefreshLine } from '../view.tsx'

/** Every participant of the account: what the state means, who acts next, and the one thing to do where it is their turn. */
export function WaitingList() {
  const { users, currentUser } = useSession()
  const to = usePaths()
  const fresh = useFreshSession()
  // The chosen participant comes first.
  const inOrder = [...users].sort(
    (left, right) => Number(right.guid === currentUser) - Number(left.guid === currentUser),
  )
  return (
    <>
      {users.length === 0 ? (
        <>
          <EndedNotice />
          <div className="border-y py-8">
            <p className="text-text-quiet">{m.auth_waiting_empty()}</p>
            <Button asChild className="mt-5">
              <Link to={to('signup-type')}>{m.auth_waiting_apply()}</Link>
            </Button>
          </div>
        </>
      ) : (
        <ul className="divide-y border-y">
          {inOrder.map(user => (
            <WaitingParticipant key={user.guid} user={user} />
          ))}
        </ul>
      )}
      <RefreshLine {...fresh} />
    </>
  )
}

function WaitingParticipant({ user }: { user: SessionUser }) {
  const request = useInformationRequest(user)
  return (
    <li>
      <ParticipantState user={user} meaning={request ? m.auth_status_information() : undefined}>
        {request && (
          <Banner tone="attention" title={m.auth_information_request()} className="mt-4">
            <p className="whitespace-pre-line">{request}</p>
          </Banner>
        )}
        <ParticipantAction user={user} />
        {user.status === 'unconfirmed' && user.primary ? (
          <DeclineOwn guid={user.guid} />
        ) : (
          <WithdrawLink user={user} />
        )}
      </ParticipantState>
    </li>
  )
}

function DeclineOwn({ guid }: { guid: string }) {
  const declining = useDeclineOwn(guid)
  return (
    <div className="mt-3">
      <DeclineApplication declining={declining} />
    </div>
  )
}

function ParticipantAction({ user }: { user: SessionUser }) {
  const to = usePaths()
  const navigate = useNavigate()
  const link = useLinkTerm(user)
  if (user.status === 'draft')
    return (
      <Button asChild className="mt-5 max-sm:w-full">
        <Link to={`${to('signup-personal')}?participant=${user.guid}`}>{m.auth_continue_application()}</Link>
      </Button>
    )
  if (user.status === 'unconfirmed')
    return (
      <Button
        asChild
        variant={user.primary || link?.lapsed ? 'primary' : 'secondary'}
        className="mt-5 max-sm:w-full"
      >
        {user.primary ? (
          <Link to={`${to('login-waiting')}?confirm=${user.guid}`}>{m.confirm_waiting_action()}</Link>
        ) : (
          <Link to={`${to('signup-finish')}?participant=${user.guid}`}>
            {link?.lapsed ? m.confirm_waiting_resend() : m.confirm_waiting_link()}
          </Link>
        )}
      </Button>
    )
  const availability = availabilityOf(user)
  if (availability === 'available' || availability === 'onHold')
    return (
      <Button
        className="mt-5 max-sm:w-full"
        variant={availability === 'available' ? 'primary' : 'secondary'}
        onClick={() => {
          browserSession().update(state => setCurrentUser(state, user.guid))
          navigate(to('account'))
        }}
      >
        {m.auth_open_cabinet()}
      </Button>
    )
  if (availability === 'blocked')
    return (
      <p className="mt-4">
        <Link
          to={to('login-blocked')}
          className="text-link"
          onClick={() => browserSession().update(state => setCurrentUser(state, user.guid))}
        >
          {m.auth_blocked_more()}
        </Link>
      </p>
    )
  return null
}

/** What the committee asked to complete when it reopened the form. */
function useInformationRequest(user: SessionUser): string | null {
  const { data } = useQuery({
    queryKey: ['participant', user.guid],
    queryFn: ({ signal }) => callApi(readParticipant, { params: { guid: user.guid }, signal }),
    enabled: user.status === 'draft',
  })
  return user.status === 'draft' ? (data?.informationRequest ?? null) : null
}
