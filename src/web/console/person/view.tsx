import { UserRound } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { usePrivateFile } from '#web/kit/file/use-private-file.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type PrivatePhotographProps = {
  fileGuid: string | null
  name: string
  className?: string
}

/** A participant's photograph, square; says so when there is none or it does not load. */
export function PrivatePhotograph({ fileGuid, name, className }: PrivatePhotographProps) {
  const { url, failed } = usePrivateFile(fileGuid)
  const frame = classNames(
    'aspect-square shrink-0 self-start overflow-hidden rounded-md border bg-sunken',
    className,
  )
  if (fileGuid && !url && !failed) return <Skeleton className={frame} />
  if (url)
    return <img src={url} alt={m.organiser_photograph_of({ name })} className={`${frame} object-cover`} />
  return (
    <span
      className={`${frame} flex flex-col items-center justify-center gap-1 p-2 text-center text-xs text-text-quiet`}
    >
      <UserRound aria-hidden="true" strokeWidth={1.5} className="size-6" />
      {failed ? m.organiser_photograph_failed() : m.organiser_photograph_none()}
    </span>
  )
}
