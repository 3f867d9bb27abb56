import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumNow, useMachineNow } from '#web/console/clock/queries.ts'
import { ageText } from '#web/console/clock/rules.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import type { ConsoleFacts } from './overview-funnel.tsx'

type Waiting = ConsoleFacts['waiting'][number]

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.
const waitingWords: Record<Waiting['what'], { what: () => string; whom: () => string }> = {
  applications: {
    what: m.organiser_waits_applications,
    whom: m.organiser_waits_for_applications,
  },
  photographs: { what: m.organiser_waits_photographs, whom: m.organiser_waits_for_applications },
  expiredLinks: { what: m.organiser_waits_expired_links, whom: m.organiser_waits_for_expired_links },
  chats: { what: m.organiser_waits_chats, whom: m.organiser_waits_for_chats },
  changes: { what: m.organiser_waits_changes, whom: m.organiser_waits_for_changes },
  erasures: { what: m.organiser_waits_erasures, whom: m.organiser_waits_for_erasures },
  raises: { what: m.organiser_waits_raises, whom: m.organiser_waits_for_raises },
  passports: {
    what: m.organiser_waits_passports,
    whom: m.organiser_waits_for_passports,
  },
  calls: { what: m.call_waits, whom: m.call_waits_for },
  employees: { what: m.staff_waits_employees, whom: m.staff_waits_for_review },
  vehicles: { what: m.staff_waits_vehicles, whom: m.staff_waits_for_review },
  volunteers: { what: m.volunteer_waits_review, whom: m.staff_waits_for_review },
  packages: { what: m.staff_waits_packages, whom: m.staff_waits_for_packages },
  volunteerForms: { what: m.volunteer_waits_forms, whom: m.volunteer_waits_for_forms },
  invoices: {
    what: m.organiser_waits_invoices,
    whom: m.organiser_waits_for_invoices,
  },
  closings: { what: m.organiser_waits_closings, whom: m.organiser_waits_for_closings },
  refunds: {
    what: m.organiser_waits_refunds,
    whom: m.organiser_waits_for_refunds,
  },
  leavingSpeakers: {
    what: m.speaker_profile_waits_leaving,
    whom: m.speaker_profile_waits_leaving_for,
  },
  leftSpeakers: { what: m.speaker_profile_waits_left, whom: m.speaker_profile_waits_left_for },
  duplicates: { what: m.organiser_waits_duplicates, whom: m.organiser_waits_for_duplicates },
  watchHits: { what: m.organiser_waits_watch_hits, whom: m.organiser_waits_for_watch_hits },
  messages: { what: m.organiser_waits_messages, whom: m.organiser_waits_for_messages },
  jobs: { what: m.organiser_waits_jobs, whom: m.organiser_waits_for_jobs },
}

/** What is waiting for whom, how much and how long; each line links to its queue for those who may open it. */
export function OverviewWaiting({ waiting }: { waiting: ConsoleFacts['waiting'] }) {
  const most = Math.max(...waiting.map(({ count }) => count))
  if (waiting.length === 0) return <p className="text-text-quiet">{m.organiser_nothing_waits()}</p>
  return (
    <ul className="divide-y border-y">
      {waiting.map(line => (
        <WaitingLine key={line.what} line={line} most={most} />
      ))}
    </ul>
  )
}

/** `most` is the greatest count of all lines, whose width the counts have. */
function WaitingLine({ line, most }: { line: Waiting; most: number }) {
  const queue = useQueueOf(line.what)
  const { may } = useOrganiser()
  const locale = useLocale()
  const moments = useMoments()
  const [forumNow, machineNow] = [useForumNow(60_000), useMachineNow(60_000)]
  // Jobs run and messages are sent by the real clock, everything else goes by the forum's.
  const now = line.what === 'jobs' || line.what === 'messages' ? machineNow : forumNow
  const content = (
    <>
      <span
        className="tabular min-w-8 shrink-0 md:min-w-14 text-right text-xl font-semibold whitespace-nowrap"
        style={{ width: `${countText(most, locale).length}ch` }}
      >
        {countText(line.count, locale)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{waitingWords[line.what].what()}</span>
        <span className="block text-sm text-text-quiet">
          {waitingWords[line.what].whom()}
          {line.oldestAt &&
            line.count > 0 &&
            ` · ${m.organiser_oldest({ age: ageText(now - Date.parse(line.oldestAt), locale) })}`}
          {line.promisedBy && Date.parse(line.promisedBy) >= now && (
            <>
              {' · '}
              <span className="whitespace-nowrap">
                {m.overview_promised_by({ day: moments.short(line.promisedBy) })}
              </span>
            </>
          )}
        </span>
        {line.promisedBy && Date.parse(line.promisedBy) < now && (
          <span className="mt-0.5 block text-sm">
            <StatusWord tone="attention">
              {m.overview_overdue_since({ day: moments.short(line.promisedBy) })}
            </StatusWord>
          </span>
        )}
      </span>
    </>
  )
  const row = 'flex min-h-14 items-center gap-4 py-2'
  return (
    <li>
      {may(queue.permission) ? (
        <Link to={queue.address} className={`${row} hover:bg-sunken`}>
          {content}
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-5 shrink-0 text-text-quiet print:hidden"
          />
        </Link>
      ) : (
        <span className={row}>{content}</span>
      )}
    </li>
  )
}

function useQueueOf(what: Waiting['what']) {
  const to = usePaths()
  const queues: Record<
    Waiting['what'],
    {
      address: { pathname: string; search?: string }
      permission: OrganiserPermission
    }
  > = {
    applications: {
      address: {
        pathname: to('organiser-applications'),
        search: '?status=pending',
      },
      permission: 'read-applications',
    },
    photographs: {
      address: { pathname: to('organiser-photographs') },
      permission: 'decide-applications',
    },
    expiredLinks: {
      address: { pathname: to('organiser-applications'), search: '?status=unconfirmed&link=expired' },
      permission: 'read-applications',
    },
    chats: { address: { pathname: to('organiser-chats') }, permission: 'answer-chats' },
    changes: { address: { pathname: to('organiser-changes') }, permission: 'decide-changes' },
    erasures: { address: { pathname: to('organiser-erasures') }, permission: 'decide-erasures' },
    raises: { address: { pathname: to('organiser-raises') }, permission: 'read-raises' },
    duplicates: { address: { pathname: to('organiser-duplicates') }, permission: 'settle-duplicates' },
    watchHits: { address: { pathname: to('organiser-watch-list') }, permission: 'keep-watch-list' },
    passports: {
      address: {
        pathname: to('organiser-passports'),
        search: '?security=passportPending',
      },
      permission: 'read-passports',
    },
    calls: { address: { pathname: to('organiser-calls') }, permission: 'call-mismatches' },
    employees: {
      address: { pathname: to('organiser-employees'), search: '?state=pending' },
      permission: 'read-staff',
    },
    vehicles: {
      address: { pathname: to('organiser-vehicles'), search: '?state=pending' },
      permission: 'read-staff',
    },
    volunteers: {
      address: { pathname: to('organiser-volunteer-review'), search: '?state=pending' },
      permission: 'decide-staff',
    },
    packages: {
      address: { pathname: to('organiser-staff-companies'), search: '?status=waiting' },
      permission: 'read-staff-companies',
    },
    volunteerForms: {
      address: { pathname: to('organiser-volunteers'), search: '?state=new' },
      permission: 'manage-volunteers',
    },
    invoices: {
      address: { pathname: to('organiser-invoices'), search: '?status=unpaid' },
      permission: 'read-payments',
    },
    closings: { address: { pathname: to('organiser-closings') }, permission: 'read-payments' },
    refunds: {
      address: {
        pathname: to('organiser-refunds'),
        search: '?state=waiting&sort=longestWait',
      },
      permission: 'read-payments',
    },
    leavingSpeakers: {
      address: {
        pathname: to('organiser-content-kind', { kind: 'speaker' }),
        search: '?person=leaving&sort=longestWait',
      },
      permission: 'edit-content',
    },
    leftSpeakers: {
      address: { pathname: to('organiser-content-kind', { kind: 'speaker' }), search: '?person=left' },
      permission: 'edit-content',
    },
    messages: {
      address: { pathname: to('organiser-messages') },
      permission: 'read-messages',
    },
    jobs: {
      address: { pathname: to('organiser-jobs') },
      permission: 'read-jobs',
    },
  }
  return queues[what]
}
