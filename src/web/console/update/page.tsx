import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { UpdateForm } from './parts/update-form.tsx'
import { UpdateList } from './parts/update-list.tsx'
import { useOrganiserUpdates } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-updates'))
}

export default function UpdatesPage() {
  return (
    <Permitted permission="send-updates">
      <UpdatesView />
    </Permitted>
  )
}

function UpdatesView() {
  const { data, error, refetch } = useOrganiserUpdates()
  const [edited, setEdited] = useState<OrganiserUpdate | 'new' | null>(null)
  return (
    <ConsolePage
      title={m.updates_console_title()}
      lead={m.updates_console_lead()}
      actions={
        edited === null && (
          <PageButton icon={Plus} plain onClick={() => setEdited('new')}>
            {m.updates_console_new()}
          </PageButton>
        )
      }
    >
      {edited !== null ? (
        <UpdateForm update={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : data ? (
        <UpdateList updates={data.items} onEdit={setEdited} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </ConsolePage>
  )
}
