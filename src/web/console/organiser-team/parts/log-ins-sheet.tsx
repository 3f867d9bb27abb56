import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { endOrganiserLogIn } from '#contract/organiser-team.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { LogInRow } from '#web/kit/settings/log-in-row.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { logInsKey, useTeamLogIns } from '../queries.ts'
import type { MemberDialogProps } from './team-act.ts'

/** Where an organiser is logged in to the console, each to be ended by itself. */
export function LogInsSheet({ member, onClose }: Pick<MemberDialogProps, 'member' | 'onClose'>) {
  const { guid } = member
  const locale = useLocale()
  const edition = useEdition()
  const since = (instant: string) =>
    formatMoment(asEditionInstant(edition, instant), locale, edition.timeZone)
  const { data, error, refetch } = useTeamLogIns(guid)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: logInsKey(guid) })
  const end = useSend(endOrganiserLogIn, (login: string) => ({ params: { guid, login }, body: {} }), {
    onSuccess: () => toasts.show({ title: m.team_log_in_ended(), tone: 'positive' }),
    // One that has ended meanwhile leaves the list as well.
    onSettled: refresh,
  })
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={m.team_log_ins_of({ name: colleagueName(locale, member.name) })}
      closeLabel={m.close()}
    >
      {end.error && (
        <Banner tone="negative" announce="alert">
          {end.error.message}
        </Banner>
      )}
      {data ? (
        data.items.length > 0 ? (
          <ul className="divide-y border-y">
            {data.items.map(logIn => (
              <LogInRow
                key={logIn.guid}
                logIn={logIn}
                action={
                  <PageButton
                    icon={LogOut}
                    plain
                    ofRow
                    about={since(logIn.startedAt)}
                    size="sm"
                    variant="secondary"
                    className="min-h-11 md:min-h-9"
                    loading={end.isPending && end.variables === logIn.guid}
                    onClick={() => end.mutate(logIn.guid)}
                  >
                    {m.team_log_in_end()}
                  </PageButton>
                }
              />
            ))}
          </ul>
        ) : (
          <p className="text-text-quiet">{m.team_log_ins_none()}</p>
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </Sheet>
  )
}
