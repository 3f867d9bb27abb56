import { Check, Link2, Unlink2, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { ContentDetail } from '#contract/content.ts'
import { keepSpeaker, takePhotograph } from '#contract/organiser-speaker.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { Banner } from '#web/ui/banner.tsx'
import { FieldError } from '#web/ui/form-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { LinkSpeakerDialog, useLinkSpeaker } from './link-speaker.tsx'
import type { ContentEditing } from './use-content-editor.ts'

/** Who stands behind a card: that it is their own text, that they have left or do not want to be published any more, or that nobody is linked yet. */
export function SpeakerOfCard({ editing }: { editing: ContentEditing }) {
  const { base } = editing
  if (!base) return null
  if (!base.speaker) return <WrittenByHand editing={editing} />
  return (
    <div className="space-y-4">
      {base.speaker.left !== 'no' && base.state !== 'draft' && <LeftSpeaker editing={editing} />}
      {base.speaker.linked && !base.speaker.leavesBy ? (
        <LinkedSpeaker editing={editing} />
      ) : (
        <OwnWords base={base} />
      )}
    </div>
  )
}

/** Nobody is linked to this card yet; an editor may do that. */
function WrittenByHand({ editing: { base, adopt } }: { editing: ContentEditing }) {
  const [asking, setAsking] = useState(false)
  if (!base) return null
  return (
    <>
      <Banner
        tone="info"
        action={
          <PageButton icon={Link2} plain size="sm" variant="secondary" onClick={() => setAsking(true)}>
            {m.speaker_profile_editor_link()}
          </PageButton>
        }
      >
        {m.speaker_profile_editor_by_hand()}
      </Banner>
      {asking && <LinkSpeakerDialog guid={base.guid} onDone={adopt} onClose={() => setAsking(false)} />}
    </>
  )
}

function LinkedSpeaker({ editing: { base, adopt } }: { editing: ContentEditing }) {
  const link = useLinkSpeaker(adopt)
  const locale = useLocale()
  if (!base?.speaker) return null
  const { consent } = base.speaker
  const name = typedName(base.speaker.name, locale)
  return (
    <div className="space-y-1.5">
      <Banner
        tone={consent ? 'info' : 'attention'}
        action={
          <PageButton
            icon={Unlink2}
            plain
            size="sm"
            variant="secondary"
            loading={link.isPending}
            onClick={() => link.mutate({ guid: base.guid, participant: null })}
          >
            {m.speaker_profile_editor_unlink()}
          </PageButton>
        }
      >
        {consent ? m.speaker_profile_editor_linked({ name }) : m.speaker_profile_editor_linked_none({ name })}
      </Banner>
      {link.error && <FieldError id="unlink-speaker-error">{link.error.message}</FieldError>}
    </div>
  )
}

/** The person does not take part any more but the card is on the site. Unpublishing is the usual button at the foot of the page. */
function LeftSpeaker({ editing: { base, adopt } }: { editing: ContentEditing }) {
  const locale = useLocale()
  const keep = useSend(keepSpeaker, (guid: string) => ({ params: { guid } }), {
    changes: [['organiser', 'content', 'speaker', 'left']],
    onSuccess(next) {
      adopt(next)
      toasts.show({ title: m.speaker_profile_editor_kept_toast(), tone: 'positive' })
    },
  })
  if (!base?.speaker) return null
  const { left, consent } = base.speaker
  const name = typedName(base.speaker.name, locale)
  if (left === 'kept') return <Banner tone="info">{m.speaker_profile_editor_kept({ name })}</Banner>
  return (
    <div className="space-y-1.5">
      <Banner
        tone="attention"
        action={
          consent && (
            <PageButton
              icon={Check}
              plain
              size="sm"
              variant="secondary"
              loading={keep.isPending}
              onClick={() => keep.mutate(base.guid)}
            >
              {m.speaker_profile_editor_keep()}
            </PageButton>
          )
        }
      >
        {m.speaker_profile_editor_left({ name })}
      </Banner>
      {keep.error && <FieldError id="keep-speaker-error">{keep.error.message}</FieldError>}
    </div>
  )
}

/** For a card that the speaker fills in: that it is their own text, or by when it must be unpublished. */
function OwnWords({ base }: { base: ContentDetail }) {
  const locale = useLocale()
  if (!base.speaker) return null
  const { consent, leavesBy } = base.speaker
  if (consent) return <Banner tone="info">{m.speaker_profile_editor_own()}</Banner>
  return (
    <Banner tone="negative">
      {base.state !== 'draft' && leavesBy
        ? m.speaker_profile_editor_leaving({ date: formatDay(leavesBy, locale) })
        : m.speaker_profile_editor_none()}
    </Banner>
  )
}

/** Copies the photograph of the speaker's account into the draft. */
export function TakePhotograph({ editing: { base, dirty, adopt } }: { editing: ContentEditing }) {
  const inputOf = ({ guid, version }: { guid: string; version: number }) => ({
    params: { guid },
    body: { version },
  })
  const take = useSend(takePhotograph, inputOf, {
    onSuccess(next) {
      adopt(next)
      toasts.show({ title: m.speaker_profile_editor_photograph_taken(), tone: 'positive' })
    },
  })
  if (!base?.speaker?.consent) return null
  if (!base.speaker.photograph)
    return <p className="text-sm text-text-quiet">{m.speaker_profile_editor_photograph_none()}</p>
  return (
    <div className="space-y-1.5">
      <PageButton
        icon={UserRound}
        variant="secondary"
        disabled={dirty}
        loading={take.isPending}
        onClick={() => take.mutate(base)}
      >
        {m.speaker_profile_editor_photograph()}
      </PageButton>
      {dirty && <p className="text-sm text-text-quiet">{m.speaker_profile_editor_photograph_dirty()}</p>}
      {take.error && <FieldError id="take-photograph-error">{take.error.message}</FieldError>}
    </div>
  )
}
