import type { TeamMemberRow } from '#contract/organiser-team.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { auditActionWord } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { HistoryList } from '#web/console/history/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTeamHistory } from '../queries.ts'
import { teamStatus } from '../words.ts'

/** What was done to somebody's access, and when they logged in. */
export function HistorySheet({ member, onClose }: { member: TeamMemberRow; onClose: () => void }) {
  const { data, error, refetch } = useTeamHistory(member.guid)
  const { day } = useMoments()
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={m.team_history_of({ name: colleagueName(useLocale(), member.name) })}
      closeLabel={m.close()}
    >
      {data ? (
        <HistoryList
          rows={data.items.map(row => ({
            ...row,
            actor: row.actor === 'operator' ? m.team_actor_operator() : row.actor,
          }))}
          words={{ action: auditActionWord, status: code => teamStatus(code, day) }}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Sheet>
  )
}
