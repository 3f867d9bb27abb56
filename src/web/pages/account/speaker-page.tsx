import type { MetaDescriptor } from 'react-router'
import { FormSkeleton } from '../../features/cabinet/form-skeleton.tsx'
import { LoadFailure } from '../../features/cabinet/load-failure.tsx'
import { useCurrentParticipant } from '../../features/cabinet/use-current-participant.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'
import { NotASpeaker } from '../../features/speaker-profile/not-a-speaker.tsx'
import { SpeakerView } from '../../features/speaker-profile/speaker-view.tsx'
import { useSpeakerProfile } from '../../features/speaker-profile/use-speaker-profile.ts'

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
