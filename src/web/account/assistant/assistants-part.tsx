import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { Assistant } from '#contract/assistant.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AssistantDialog } from './parts/assistant-dialog.tsx'
import { AssistantRow } from './parts/assistant-row.tsx'
import { useAssistants } from './parts/use-assistants.ts'

/** Who may act for the person, with the rights of each; theirs alone to see and to decide. */
export function AssistantsPart({ guid }: { guid: string }) {
  const { data, error, refetch } = useAssistants(guid)
  // Kept while the dialog closes over the list that has changed under it.
  const [edited, setEdited] = useState<Assistant | 'new' | null>(null)
  return (
    <Section id="assistants" space="none" title={m.assistant_title()} lead={m.assistant_lead()}>
      <div className="max-w-168 space-y-5">
        {error && !data && <LoadFailure error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton className="h-20 w-full" />}
        {data?.closed && <Banner>{m.assistant_closed()}</Banner>}
        {data && data.items.length === 0 && <p className="text-text-quiet">{m.assistant_none()}</p>}
        {data && data.items.length > 0 && (
          <ul aria-label={m.assistant_list_label()} className="divide-y border-y">
            {data.items.map(assistant => (
              <AssistantRow
                key={assistant.guid}
                guid={guid}
                assistant={assistant}
                {...(!data.closed && { onEdit: () => setEdited(assistant) })}
              />
            ))}
          </ul>
        )}
        {data && !data.closed && (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            icon={<UserRoundPlus aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {m.assistant_add()}
          </Button>
        )}
      </div>
      {edited && (
        <AssistantDialog
          key={edited === 'new' ? edited : edited.guid}
          guid={guid}
          assistant={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  )
}
