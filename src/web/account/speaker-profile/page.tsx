import { Link, type MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SpeakerView } from './parts/speaker-view.tsx'
import { useSpeakerProfile } from './parts/use-speaker-profile.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-speaker'))
}

export default function SpeakerPage() {
  const participant = useCurrentParticipant()
  const guid = participant?.role === 'speaker' ? participant.guid : null
  const { data, error, refetch } = useSpeakerProfile(guid)
  if (participant && guid === null) return <NotASpeaker />
  if (guid && data) return <SpeakerView key={guid} guid={guid} section={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('account-speaker')} />
}

/** For participants who do not speak: why the section is empty, and whom to ask. */
function NotASpeaker() {
  const to = usePaths()
  return (
    <div className="space-y-6">
      <PageHeading title={pageTitle('account-speaker')} />
      <div className="measure space-y-1.5">
        <p className="text-lg font-semibold">{m.speaker_profile_nobody_title()}</p>
        <p className="text-text-quiet">{m.speaker_profile_nobody_text()}</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={to('account-chat')}>{m.speaker_profile_nobody_chat()}</Link>
      </Button>
    </div>
  )
}
