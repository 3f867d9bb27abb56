import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { participantName } from '#web/account/participant/participant-status.ts'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { refreshSession } from '#web/account/participant/use-fresh-session.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { landingPath } from '#web/kit/session/redirects.ts'
import { setCurrentUser } from '#web/kit/session/session-state.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { localisePath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { useEndAssistance } from './parts/use-assistants.ts'

/** On the home page of whoever acts for the person: what is open to them, and the way out of it. */
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
    // Before the lists are read anew: nothing is asked about the person any more.
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
