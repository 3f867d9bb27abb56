import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Assistant } from '#contract/assistant.ts'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { landingPath } from '#web/kit/session/redirects.ts'
import { setCurrentUser } from '#web/kit/session/session-state.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { localisePath } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AssistantDialog } from './parts/assistant-dialog.tsx'
import { AssistantRow } from './parts/assistant-row.tsx'
import { useAssistants, useEndAssistance } from './parts/use-assistants.ts'

/** Tells an assistant, on the home page, which sections they may open and lets them end it. */
export function AssistancePart() {
  const participant = useCurrentParticipant()
  const locale = useLocale()
  if (!participant?.sections || participant.sections.length === 0) return null
  const { guid, sections } = participant
  return (
    <Section space="none" title={m.assistant_acting_rights()} lead={m.assistant_acting_text()}>
      <ul className="list-disc space-y-1 pl-5">
        {sections.map(section => (
          <li key={section}>{sectionWords[section].name()}</li>
        ))}
      </ul>
      <End guid={guid} name={participantName(participant, locale)} />
    </Section>
  )
}

function End({ guid, name }: { guid: string; name: string }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const end = useEndAssistance(guid, async () => {
    setOpen(false)
    // Before the lists are read again, so that nothing more is asked about the person.
    browserSession().update(state => setCurrentUser(state, null))
    await refreshSession()
    navigate(localisePath(locale, landingPath(browserSession().getState())), { replace: true })
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={m.assistant_end_title({ name })}
      description={m.assistant_end_text()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" className="mt-3 -ml-3">
          {m.assistant_end()}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" loading={end.isPending} onClick={() => end.mutate()}>
            {m.assistant_end()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    />
  )
}

/** Lists the assistants with their rights; only the person sees and decides this. */
export function AssistantsPart({ guid }: { guid: string }) {
  const { data, error, refetch } = useAssistants(guid)
  // Kept while the closing dialog fades, although the list under it has already changed.
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
