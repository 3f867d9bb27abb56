import { ChevronsUpDown } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { useDashboard } from '#web/account/dashboard/queries.ts'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { coordinatorDetails, hasSeveralEntries } from '#web/kit/session/session-rules.ts'
import { useAuthenticated, useSession } from '#web/kit/session/use-session.ts'
import { Avatar, type AvatarSize } from '#web/ui/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switcher } from './switcher.tsx'

/** Whose cabinet this is, with the switcher: photograph, name and company. Without a chosen participant it shows the coordinator, or the phone. */
export function PersonCard() {
  const session = useSession()
  const known = useAuthenticated()
  const participant = useCurrentParticipant()
  const { name, coordinates } = useOwner()
  if (!known)
    return (
      <div aria-hidden="true" className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-4 w-32" />
      </div>
    )
  const line = participant?.companyShortName ?? (coordinates && m.role_coordinator())
  const card = (
    <>
      <PersonAvatar size="2xl" />
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-medium wrap-anywhere">{name}</span>
        {line && <span className="block truncate text-sm text-text-quiet">{line}</span>}
      </span>
    </>
  )
  if (!hasSeveralEntries(session)) return <div className="flex min-w-0 items-center gap-3">{card}</div>
  return (
    <Switcher
      align="start"
      trigger={
        <button
          type="button"
          aria-label={m.switcher_label({ name: line ? `${name}, ${line}` : name })}
          className="-mx-2 flex w-[calc(100%+1rem)] min-w-0 items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
        >
          {card}
          <ChevronsUpDown aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
        </button>
      }
    />
  )
}

/** The same in a phone's header: only the avatar, a button where there is something to switch to. */
export function PersonMark() {
  const session = useSession()
  const { name } = useOwner()
  const face = <PersonAvatar size="lg" />
  if (!hasSeveralEntries(session)) return face
  return (
    <Switcher
      align="end"
      trigger={
        <button
          type="button"
          aria-label={m.switcher_label({ name })}
          className="-mr-2 flex min-h-11 items-center gap-1 rounded-md px-2 hover:bg-sunken"
        >
          {face}
          <ChevronsUpDown aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
        </button>
      }
    />
  )
}

/** The name over the cabinet: the chosen participant's, else the coordinator's, else the phone. */
function useOwner(): { name: string; coordinates: boolean } {
  const locale = useLocale()
  const session = useSession()
  const participant = useCurrentParticipant()
  const coordinator = participant ? null : coordinatorDetails(session)
  if (participant) return { name: participantName(participant, locale), coordinates: false }
  if (!coordinator) return { name: session.phoneFormatted ?? m.account_no_name(), coordinates: false }
  const { firstName, lastName, latinName } = coordinator
  return { name: locale === 'en' ? latinName : `${firstName} ${lastName}`, coordinates: true }
}

/** The photograph or the initials of whose cabinet this is. */
export function PersonAvatar({ size, alt = '' }: { size: AvatarSize; alt?: string }) {
  const participant = useCurrentParticipant()
  const { data } = useDashboard(participant?.guid ?? null)
  const { url } = usePrivateFile(data?.photographFileGuid ?? null)
  const { name } = useOwner()
  return <Avatar name={name} src={url ?? undefined} size={size} alt={alt} />
}
