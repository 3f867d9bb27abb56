import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { ToneIcon } from '#web/ui/tone-icon.tsx'
import { useOrganiser } from './queries.ts'
import { isGone } from './rules.ts'

type ConsolePageProps = {
  /** Full width, for comparing things side by side. */
  wide?: boolean
  title: ReactNode
  lead?: ReactNode
  above?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A console page that is not a queue: a heading, and content of readable width. */
export function ConsolePage({ title, lead, above, actions, wide = false, children }: ConsolePageProps) {
  return (
    <div className={classNames('space-y-6 px-4 py-5 pb-16 md:px-6 [&_h2]:text-lg', !wide && 'max-w-5xl')}>
      <PageHeading size="small" title={title} lead={lead} above={above} actions={actions} />
      {children}
    </div>
  )
}

/** What failed to load; of what is not there nothing is offered, because another try would not find it either. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isGone(error))
    return (
      <Banner tone="attention" title={m.content_not_found_title()} announce="alert">
        {m.content_not_found_text()}
      </Banner>
    )
  return (
    <Banner
      tone="negative"
      title={m.organiser_load_failed()}
      announce="alert"
      action={
        <Button data-retry="" variant="secondary" size="sm" onClick={onRetry}>
          {m.retry()}
        </Button>
      }
    >
      {error.message}
    </Banner>
  )
}

/** A value, or "not given". */
export function orNotGiven(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === '' ? (
    <span className="text-text-quiet">{m.organiser_not_given()}</span>
  ) : (
    value
  )
}

/** Shows a part of the console only to the roles that may see it; the others read which role is needed. */
export function Permitted({
  permission,
  also = false,
  children,
}: {
  permission: OrganiserPermission
  /** Whether a narrower right opens it as well. */
  also?: boolean
  children: ReactNode
}) {
  const { may } = useOrganiser()
  const to = usePaths()
  if (also || may(permission)) return children
  return (
    <div className="px-4 md:px-6">
      <EmptyState
        level={1}
        picture={<Lock aria-hidden="true" strokeWidth={1.5} className="size-6" />}
        title={m.organiser_not_permitted_title()}
        action={
          <Button asChild variant="secondary">
            <Link to={to('organiser')}>{m.organiser_nav_overview()}</Link>
          </Button>
        }
      >
        {m.organiser_not_permitted_text({ place: m.team_title() })}
      </EmptyState>
    </div>
  )
}

type StatusWordProps = {
  tone: Tone
  /** In a table of many columns: a long word takes two lines. */
  wraps?: boolean
  children: ReactNode
}

/** A state in a dense row. Only the icon is coloured, so that a table of hundreds of rows stays calm. */
export function StatusWord({ tone, wraps = false, children }: StatusWordProps) {
  return (
    <span
      className={classNames(
        'flex w-fit items-center gap-1.5 print:whitespace-normal',
        wraps ? 'max-w-44 whitespace-normal' : 'whitespace-nowrap',
      )}
    >
      <ToneIcon tone={tone} className={`size-4 ${TONE_TEXT[tone]}`} />
      {children}
    </span>
  )
}
