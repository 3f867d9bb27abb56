import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Portrait } from '#web/kit/picture/portrait.tsx'
import { useOwnLinks } from '#web/kit/still/use-own-links.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Prose } from '#web/ui/prose.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import type { ListedSpeaker } from './search-speakers.ts'
import { SpeakerSessions } from './speaker-sessions.tsx'
import { useSpeakerDetail } from './use-speaker-detail.ts'

type SpeakerPanelProps = {
  speaker: ListedSpeaker
  /** Neighbours among those who are shown. */
  previous: ListedSpeaker | null
  next: ListedSpeaker | null
  onTurn: (guid: string) => void
  onClose: () => void
}

/** A speaker beside the list: what the card knows at once, the rest from the speaker's own page. */
export function SpeakerPanel({ speaker, previous, next, onTurn, onClose }: SpeakerPanelProps) {
  const to = usePaths()
  const follow = useOwnLinks()
  const address = to('speaker', { guid: speaker.guid })
  const detail = useSpeakerDetail(speaker.guid)
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={speaker.name}
      closeLabel={m.close()}
      size="lg"
      actions={
        <div className="flex w-full items-center gap-2">
          <IconButton
            label={previous ? `${m.speakers_previous()}: ${previous.name}` : m.speakers_previous()}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={!previous}
            onClick={() => previous && onTurn(previous.guid)}
          />
          <IconButton
            label={next ? `${m.speakers_next()}: ${next.name}` : m.speakers_next()}
            icon={<ArrowRight aria-hidden="true" />}
            disabled={!next}
            onClick={() => next && onTurn(next.guid)}
          />
          <Link
            to={address}
            className={buttonClasses({ variant: 'secondary' })}
            style={{ marginLeft: 'auto' }}
          >
            {m.speakers_open_page()}
          </Link>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing here reacts but the links inside */}
      <div onClick={follow}>
        <div className="grid grid-cols-[7rem_1fr] gap-5 sm:grid-cols-[10rem_1fr]">
          <Portrait name={speaker.name} photo={asPicture(speaker.photo)} side={160} />
          <div className="self-center">
            <p className="text-pretty text-text-quiet">{speaker.position}</p>
            <p className="mt-1 font-semibold">{speaker.company}</p>
          </div>
        </div>
        {detail === null && (
          <div className="mt-6" role="status" aria-label={m.loading()}>
            <SkeletonText lines={5} />
          </div>
        )}
        {detail === 'failed' && <p className="mt-6">{m.speakers_failed()}</p>}
        {detail !== null && detail !== 'failed' && (
          <>
            <Prose html={detail.biographyHtml} className="mt-6" />
            <h3 className="mt-8 mb-3 text-lg font-semibold">{m.speakers_sessions()}</h3>
            <SpeakerSessions sessions={detail.sessions} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function asPicture(path: string | null) {
  return path === null ? null : { path, width: 0, height: 0, alt: '' }
}
