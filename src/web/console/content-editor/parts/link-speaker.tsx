import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { ContentDetail } from '#contract/content.ts'
import { linkSpeaker, searchSpeakerPeople } from '#contract/organiser-speaker.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Links a card to the participant it shows; null removes the link. */
export function useLinkSpeaker(onDone: (detail: ContentDetail) => void) {
  return useSend(
    linkSpeaker,
    ({ guid, participant }: { guid: string; participant: string | null }) => ({
      params: { guid },
      body: { participant },
    }),
    { onSuccess: onDone },
  )
}

type LinkSpeakerDialogProps = { guid: string; onDone: (detail: ContentDetail) => void; onClose: () => void }

export function LinkSpeakerDialog({ guid, onDone, onClose }: LinkSpeakerDialogProps) {
  const [typed, setTyped] = useState('')
  const found = useSpeakerPeople(typed)
  const link = useLinkSpeaker(detail => {
    toasts.show({ title: m.speaker_profile_link_done(), tone: 'positive' })
    onDone(detail)
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.speaker_profile_link_title()}
      description={m.speaker_profile_link_text()}
      closeLabel={m.close()}
    >
      <div className="space-y-4">
        <TextField
          label={m.speaker_profile_link_search()}
          prefix={<Search aria-hidden="true" />}
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        {(link.error ?? found.error) && (
          <Banner tone="negative" announce="alert">
            {(link.error ?? found.error)?.message}
          </Banner>
        )}
        <p role="status" className="text-sm text-text-quiet empty:hidden">
          {found.data?.items.length === 0 && m.speaker_profile_link_empty()}
        </p>
        <ul className="divide-y border-y empty:border-0">
          {found.data?.items.map(person => (
            <li key={person.guid} className="flex min-h-14 items-center gap-4 py-2">
              <span className="min-w-0 flex-1">
                <span className="block">{person.name}</span>
                <span className="block text-sm text-text-quiet">
                  {[person.company, cardWords[person.card]?.()].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${m.speaker_profile_link_choose()}: ${person.name}`}
                disabled={person.card === 'site'}
                loading={link.isPending && link.variables.participant === person.guid}
                onClick={() => link.mutate({ guid, participant: person.guid })}
              >
                {m.speaker_profile_link_choose()}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const cardWords = {
  none: null,
  draft: m.speaker_profile_link_draft,
  site: m.speaker_profile_link_site,
}

/** Searches from two letters on. The former results stay until the next answer. */
function useSpeakerPeople(typed: string) {
  const q = typed.trim()
  return useQuery({
    queryKey: ['organiser', 'speaker-people', q],
    queryFn: ({ signal }) => callApi(searchSpeakerPeople, { query: { q }, signal }),
    enabled: q.length >= 2,
    placeholderData: before => before,
  })
}
