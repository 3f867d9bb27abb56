import { m } from '#messages/compiled/messages.js'
import { useAuthenticated, useSession } from '../../session/use-session.ts'
import { Avatar, type AvatarSize } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { usePrivateFile } from '../file/use-private-file.ts'
import { participantName } from '../login/participant-status.ts'
import { useLocale } from '../session/use-locale.ts'
import { useCurrentParticipant } from './use-current-participant.ts'

/** Whose cabinet this is: photograph, name and company; the phone for an account without a chosen participant. */
export function PersonCard() {
  const locale = useLocale()
  const known = useAuthenticated()
  const { phoneFormatted } = useSession()
  const participant = useCurrentParticipant()
  if (!known)
    return (
      <div aria-hidden="true" className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-4 w-32" />
      </div>
    )
  const name = participant ? participantName(participant, locale) : (phoneFormatted ?? m.account_no_name())
  return (
    <div className="flex min-w-0 items-center gap-3">
      <PersonAvatar size="2xl" />
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        {participant?.companyShortName && (
          <p className="truncate text-sm text-text-quiet">{participant.companyShortName}</p>
        )}
      </div>
    </div>
  )
}

/** The chosen participant's photograph or initials. */
export function PersonAvatar({ size, alt = '' }: { size: AvatarSize; alt?: string }) {
  const locale = useLocale()
  const participant = useCurrentParticipant()
  const { data } = useDashboard(participant?.guid ?? null)
  const { url } = usePrivateFile(data?.photoFileGuid ?? null)
  const name = participant ? participantName(participant, locale) : m.account_no_name()
  return <Avatar name={name} src={url ?? undefined} size={size} alt={alt} />
}
