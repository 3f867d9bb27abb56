import type { MetaDescriptor } from 'react-router'
import { useCurrentParticipant } from '#web/account/participant/use-current-participant.ts'
import { FormSkeleton } from '#web/account/section/form-skeleton.tsx'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { NotASpeaker } from './parts/not-a-speaker.tsx'
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
