import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { readParticipant } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UnknownApplication } from '../view.tsx'
import { ApplicationForm } from './application-form.tsx'

/**
 * Finds the draft to fill in: the one in the query, else the account's own, else the only one. Then reads it anew. A participant that is not in the
 * account's list counts as unknown.
 */
export function ApplicationLoader() {
  const to = usePaths()
  const { users } = useSession()
  const [search] = useSearchParams()
  const drafts = users.filter(user => user.status === 'draft')
  const wanted = search.get('participant')
  const named = users.find(user => user.guid === wanted)
  const own = drafts.find(draft => draft.primary)
  const user = wanted ? named : (own ?? (drafts.length === 1 ? drafts[0] : undefined))
  const guid = user?.guid ?? null
  const { data, error, isFetchedAfterMount, refetch, isFetching } = useQuery({
    queryKey: ['participant', guid],
    queryFn: ({ signal }) => callApi(readParticipant, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    // A form must not start from a stale draft, nor change while somebody types.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (wanted && !named) return <UnknownApplication />
  // With several forms of other people, the person has to choose one.
  const instead = users.length > 0 && drafts.length === 0 ? 'login-waiting' : 'signup-type'
  if (guid === null) return <Navigate to={to(instead)} replace />
  if (error)
    return (
      <EmptyState
        level={2}
        title={m.signup_load_failed()}
        action={
          <Button loading={isFetching} onClick={() => refetch()}>
            {m.retry()}
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    )
  if (!data || !isFetchedAfterMount) return <FormSkeleton />
  if (data.status !== 'draft') return <Navigate to={to('login-waiting')} replace />
  return <ApplicationForm key={guid} participant={data} />
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="space-y-8">
      <p role="status" className="sr-only">
        {m.loading()}
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-2/3" />
      {['citizenship', 'last name', 'first name', 'position'].map(field => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
