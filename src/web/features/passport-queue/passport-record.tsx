import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type SecurityDecision, securityDecisions } from '#contract/organizer-passport.ts'
import { m } from '#messages/compiled/messages.js'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { cameFromQueue } from '../console/came-from-queue.ts'
import { ConsolePage } from '../console/console-page.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { rowAfter } from '../console/row-cursor.ts'
import { useOrganiser } from '../console/use-organiser.ts'
import { useRowKeyboard } from '../console/use-row-keyboard.ts'
import { usePaths } from '../session/use-locale.ts'
import { PassportActions } from './passport-actions.tsx'
import { PassportDecisionDialog } from './passport-decision-dialog.tsx'
import { PassportView } from './passport-view.tsx'
import {
  openPassportDecisions,
  passportDecisionLetters,
  passportDecisionWords,
  readPassportFilters,
} from './passport-words.ts'
import { useOpenPassport } from './use-open-passport.ts'
import { usePassportQueue } from './use-passport-queue.ts'

/** One passport, opened and on record; who came from the queue goes on to the next one after a decision. */
export function PassportRecord({ guid }: { guid: string }) {
  const [parameters] = useSearchParams()
  const filters = useMemo(() => readPassportFilters(parameters), [parameters])
  const fromQueue = cameFromQueue(useLocation().state)
  const { data, error, refetch } = useOpenPassport(guid)
  const queue = usePassportQueue(filters, { enabled: fromQueue })
  const [decision, setDecision] = useState<SecurityDecision | null>(null)
  const mayDecide = useOrganiser().may('decide-passports')
  const to = usePaths()
  const navigate = useNavigate()
  const list = {
    pathname: to('organizer-passports'),
    search: parameters.size > 0 ? `?${parameters}` : '',
  }
  // One goes on to what can be checked.
  const rows =
    queue.items
      ?.filter(item => item.given || item.applicationGuid === guid)
      .map(item => item.applicationGuid) ?? []
  const next = fromQueue ? rowAfter(rows, guid, new Set()) : null
  const open = data && mayDecide ? openPassportDecisions(data) : []
  const goTo = (other: string) => {
    const page = {
      pathname: to('organizer-passport', { guid: other }),
      search: list.search,
    }
    navigate(page, { replace: true, state: { fromQueue: true } })
  }

  useRowKeyboard(intent => {
    if (intent.kind === 'leave') navigate(list)
    // Never by walking: each opening is recorded, so it takes a key of its own.
    if (intent.kind === 'letter' && intent.letter === 'n' && next) goTo(next)
    const wanted = securityDecisions.find(
      known => intent.kind === 'letter' && passportDecisionLetters[known] === intent.letter,
    )
    if (wanted && open.includes(wanted)) setDecision(wanted)
  })

  const decided = (taken: SecurityDecision) => {
    setDecision(null)
    toasts.show({
      title: passportDecisionWords[taken].done({ name: data?.name ?? '' }),
    })
    if (next) goTo(next)
    else if (fromQueue) navigate(list)
  }

  return (
    <div className="flex min-h-full flex-col lg:h-full">
      <div className="flex-1 lg:min-h-0 lg:overflow-y-auto">
        <ConsolePage
          wide
          above={
            <Link to={list} className="text-link inline-flex items-center gap-1.5">
              <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {m.organizer_back_to_passports()}
            </Link>
          }
          title={data?.name ?? (error ? m.organizer_passport() : <Skeleton className="h-7 w-64" />)}
        >
          {data ? (
            <PassportView key={guid} passport={data} />
          ) : error ? (
            <LoadFailure error={error} onRetry={() => refetch()} />
          ) : (
            <SkeletonText lines={10} />
          )}
        </ConsolePage>
      </div>
      {data && open.length > 0 && (
        <PassportActions open={open} onDecide={setDecision} {...(next && { onNext: () => goTo(next) })} />
      )}
      {data && decision && (
        <PassportDecisionDialog
          passport={data}
          decision={decision}
          onDecided={() => decided(decision)}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  )
}
