import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { readLoginLink, useLoginLink } from '#contract/login-link.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { pathAfterSignIn } from '#web/kit/session/redirects.ts'
import { signIn } from '#web/kit/session/session-state.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The masked owner of the link, and the button that logs in. It works once. */
export function LinkLogin({ token }: { token: string }) {
  const params = { loginGuid: token }
  const enter = useEnter()
  const link = useQuery({
    queryKey: ['login-link', token],
    queryFn: ({ signal }) => callApi(readLoginLink, { params, signal }),
    retry: false,
    // The masked data does not change; pressing the button finds out whether the link still works.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const use = useSend(useLoginLink, () => ({ params }), { onSuccess: enter })
  const fault = [use.error, link.error].find(isLinkFault)
  if (fault) return <LinkFault code={fault.code} />
  if (link.error) return <LoadFault error={link.error} onRetry={() => link.refetch()} />
  if (!link.data) return <LinkSkeleton />
  return (
    <div className="space-y-6">
      <PageHeading title={m.auth_link_title()} lead={m.auth_link_lead()} />
      <p className="tabular text-2xl font-semibold tracking-tight">{link.data.phone}</p>
      {use.error && (
        <Banner tone="negative" announce="alert" title={m.request_failed()}>
          {use.error.message}
        </Banner>
      )}
      <Button className="max-sm:w-full" loading={use.isPending || use.isSuccess} onClick={() => use.mutate()}>
        {m.auth_link_enter()}
      </Button>
      <p className="text-sm text-text-quiet">{m.auth_link_once()}</p>
    </div>
  )
}

/** Logs in and goes on, replacing the address with the token in the browser's history. */
function useEnter() {
  const to = usePaths()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (answer: Parameters<typeof signIn>[0]) => {
    browserSession().update((_, now) => signIn(answer, now, { directLogin: true }))
    const redirect = search.get('redirect')
    navigate(pathAfterSignIn({ redirect, lists: answer, currentPath: to('login') }), { replace: true })
  }
}

const faults = {
  link_invalid: { title: m.auth_link_invalid, text: m.auth_link_invalid_text },
  link_used: { title: m.auth_link_used, text: m.auth_link_used_text },
  link_expired: { title: m.auth_link_expired, text: m.auth_link_expired_text },
  forbidden: { title: m.auth_link_organiser, text: m.auth_link_organiser_text },
}

type LinkFaultCode = keyof typeof faults

function isLinkFault(error: Error | null): error is ApiError & { code: LinkFaultCode } {
  return error instanceof ApiError && Object.hasOwn(faults, error.code ?? '')
}

/** A link that does not work any more: what happened, and the ordinary log-in. */
function LinkFault({ code }: { code: LinkFaultCode }) {
  const to = usePaths()
  const [search] = useSearchParams()
  const { title, text } = faults[code]
  return (
    <div role="alert" className="space-y-6">
      <PageHeading title={title()} lead={text()} />
      <Button asChild className="max-sm:w-full">
        <Link to={{ pathname: to('login'), search: search.toString() }}>{m.auth_link_login()}</Link>
      </Button>
      <div className="text-sm text-text-quiet">
        <SupportLine />
      </div>
    </div>
  )
}

function LoadFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // A fault of ours says no more than the heading does.
  const lead = error instanceof ApiError && error.code === 'link_load_failed' ? undefined : error.message
  return (
    <div role="alert" className="space-y-6">
      <PageHeading title={m.error_link_load_failed()} lead={lead} />
      <Button variant="secondary" onClick={onRetry}>
        {m.retry()}
      </Button>
    </div>
  )
}

function LinkSkeleton() {
  return (
    <div aria-busy="true">
      <PageHeading title={pageTitle('login-token')} />
      <div role="status" className="mt-6 space-y-4">
        <VisuallyHidden>{m.loading()}</VisuallyHidden>
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-11 w-40" />
      </div>
    </div>
  )
}
