import { useQueryClient } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { setApplicationOwner } from '#contract/organiser-owner.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { usePageActions } from '#web/console/search/queries.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'

/** Who reads this application tonight, so that two do not. Only while it waits for a decision. */
export function ApplicationOwner({ application }: { application: ApplicationDetail }) {
  const { guid, owner, status } = application
  const mine = owner?.mine === true
  const organiser = useOrganiser()
  const locale = useLocale()
  const client = useQueryClient()
  const wish = useSend(
    setApplicationOwner,
    (to: 'me' | 'nobody') => ({ params: { guid }, body: { owner: to, from: owner?.guid ?? null } }),
    {
      onError: tellFailure,
      // A refusal means that a colleague was faster: the page shows who.
      onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
    },
  )
  const offered = status === 'pending' && organiser.may('decide-applications')
  const verb = mine ? m.organiser_give_back() : owner ? m.organiser_take_over() : m.organiser_take()
  const change = () => wish.mutate(mine ? 'nobody' : 'me')
  usePageActions(offered ? [{ key: 'owner', label: verb, icon: Hand, run: change }] : [])
  if (!offered) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 text-sm">
      <span className="min-w-0 flex-1">
        {mine
          ? m.organiser_owner_me()
          : owner
            ? m.organiser_owner_of({ name: colleagueName(locale, owner.name) })
            : m.organiser_owner_nobody()}
      </span>
      <Button size="sm" variant="secondary" loading={wish.isPending} onClick={change}>
        {verb}
      </Button>
    </p>
  )
}
