import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Act } from './parts/team-act.ts'
import { TeamDialogs } from './parts/team-dialogs.tsx'
import { TeamRow } from './parts/team-row.tsx'
import { useTeam } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-team'))
}

export default function TeamPage() {
  const [act, setAct] = useState<Act | null>(null)
  return (
    <Permitted permission="manage-organisers">
      <ConsolePage
        title={m.team_title()}
        lead={m.team_lead()}
        actions={
          <PageButton icon={UserRoundPlus} className="max-sm:w-full" onClick={() => setAct({ what: 'add' })}>
            {m.team_add()}
          </PageButton>
        }
      >
        <Team onAct={setAct} />
        {act && <TeamDialogs act={act} onAct={setAct} />}
      </ConsolePage>
    </Permitted>
  )
}

/** Never empty: whoever reads it is in it. */
function Team({ onAct }: { onAct: (act: Act) => void }) {
  const { data, error, refetch } = useTeam()
  if (data)
    return (
      <ul className="divide-y border-y">
        {data.items.map(member => (
          <TeamRow key={member.guid} member={member} onAct={onAct} />
        ))}
      </ul>
    )
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy="true" className="space-y-4">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike
        <Skeleton key={index} className="h-16 rounded-md" />
      ))}
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}
