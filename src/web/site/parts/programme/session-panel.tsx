import { CalendarPlus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/field.ts'
import { type ProgrammeSessionDetail, readProgrammeSession } from '#contract/programme.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useOwnLinks } from '#web/kit/still/use-own-links.ts'
import { pathTo } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Prose } from '#web/ui/prose.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { calendarAddress, peopleOf, SessionFacts, sessionKind } from './session-facts.tsx'
import { SessionPersonList } from './session-person-list.tsx'

type SessionPanelProps = {
  guid: string
  /** What the schedule knows already, so that the panel has a name at once. */
  title: string
  locale: Locale
  onClose: () => void
}

type State =
  | { is: 'loading' }
  | { is: 'shown'; session: ProgrammeSessionDetail }
  | { is: 'failed'; missing: boolean; message: string }

/** A session beside the schedule. On a desk the schedule stays within reach; on a phone the panel is all there is. */
export function SessionPanel({ guid, title, locale, onClose }: SessionPanelProps) {
  const { state, retry } = useSession(guid, locale)
  const [beside] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  const content = useRef<HTMLDivElement>(null)
  const follow = useOwnLinks()

  // Another session in the open panel: whoever uses a keyboard goes on reading there.
  const first = useRef(guid)
  useEffect(() => {
    if (first.current !== guid) content.current?.focus()
    first.current = guid
  }, [guid])

  const session = state.is === 'shown' ? state.session : null
  return (
    <Sheet
      open
      modal={!beside}
      onOpenChange={open => !open && onClose()}
      title={session?.title ?? (title || m.page_title_programSession())}
      {...(session && { description: sessionKind(session) })}
      closeLabel={m.programme_session_close()}
      actions={
        session && (
          <>
            <a
              href={calendarAddress(guid, locale)}
              download
              className={`${buttonClasses({ variant: 'secondary' })} whitespace-nowrap`}
            >
              <CalendarPlus aria-hidden="true" />
              {m.programme_download_ics()}
            </a>
            <a
              href={pathTo(locale, 'programSession', { guid })}
              onClick={event => follow(event)}
              className={buttonClasses({ variant: 'quiet' })}
            >
              {m.programme_session_open()}
            </a>
          </>
        )
      }
    >
      <PanelContent contentRef={content} busy={state.is === 'loading'} onClick={follow}>
        {state.is === 'loading' && <Waiting />}
        {state.is === 'failed' && <Failed {...state} onRetry={retry} onClose={onClose} />}
        {session && <Shown session={session} locale={locale} />}
      </PanelContent>
    </Sheet>
  )
}

function PanelContent(props: {
  contentRef: React.RefObject<HTMLDivElement | null>
  busy: boolean
  onClick: (event: React.MouseEvent) => void
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here reacts but the links inside
    <div
      ref={props.contentRef}
      tabIndex={-1}
      aria-busy={props.busy}
      onClick={props.onClick}
      className="outline-none"
    >
      {props.children}
    </div>
  )
}

function Shown({ session, locale }: { session: ProgrammeSessionDetail; locale: Locale }) {
  const { speakers, moderators } = peopleOf(session)
  return (
    <div className="grid gap-7">
      <SessionFacts session={session} locale={locale} />
      {session.abstractHtml && <Prose html={session.abstractHtml} />}
      <SessionPersonList
        title={m.programme_session_speakers({ count: speakers.length })}
        people={speakers}
        locale={locale}
        level={3}
      />
      <SessionPersonList
        title={m.programme_session_moderators({ count: moderators.length })}
        people={moderators}
        locale={locale}
        level={3}
      />
    </div>
  )
}

type FailedProps = { missing: boolean; message: string; onRetry: () => void; onClose: () => void }

function Failed({ missing, message, onRetry, onClose }: FailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={missing ? m.programme_session_missing() : m.programme_session_failed()}
        action={
          <Button variant="secondary" onClick={missing ? onClose : onRetry}>
            {missing ? m.programme_session_back() : m.programme_search_retry()}
          </Button>
        }
      >
        {missing ? m.programme_session_missing_text() : message}
      </EmptyState>
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <SkeletonText lines={5} />
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}

function useSession(guid: string, locale: Locale): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const stop = new AbortController()
    setState({ is: 'loading' })
    callApi(readProgrammeSession, { params: { guid }, query: { locale }, signal: stop.signal })
      .then(session => {
        if (!stop.signal.aborted) setState({ is: 'shown', session })
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        const missing =
          error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400)
        setState({ is: 'failed', missing, message: error instanceof Error ? error.message : '' })
      })
    return () => stop.abort()
  }, [guid, locale, attempt])
  return { state, retry: () => setAttempt(last => last + 1) }
}
