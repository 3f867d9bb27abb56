import { useMutation } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { takePhotograph } from '#contract/organizer-speaker.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form-field.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { useSteadyKey } from '../console/use-steady-key.ts'
import { formatDay } from '../home/forum-dates.ts'
import { useLocale } from '../session/use-locale.ts'
import type { ContentEditing } from './use-content-editor.ts'

/** Of a card that the speaker fills in: whose words these are, or that the person no longer wants to be published and until when. */
export function SpeakerOfCard({ editing: { base } }: { editing: ContentEditing }) {
  const locale = useLocale()
  if (!base?.speaker) return null
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

/** Takes the photograph of the speaker's account into the draft, under the field of the photograph. */
export function TakePhotograph({ editing: { base, dirty, adopt } }: { editing: ContentEditing }) {
  const keyFor = useSteadyKey()
  const take = useMutation({
    mutationFn: (of: { guid: string; version: number }) => {
      const body = { version: of.version }
      return callApi(takePhotograph, { params: { guid: of.guid }, body, idempotencyKey: keyFor(of) })
    },
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
      <Button
        variant="secondary"
        icon={<UserRound aria-hidden="true" />}
        disabled={dirty}
        loading={take.isPending}
        onClick={() => take.mutate(base)}
      >
        {m.speaker_profile_editor_photograph()}
      </Button>
      {dirty && <p className="text-sm text-text-quiet">{m.speaker_profile_editor_photograph_dirty()}</p>}
      {take.error && <FieldError id="take-photograph-error">{take.error.message}</FieldError>}
    </div>
  )
}
