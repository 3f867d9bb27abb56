import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePrivatePicture } from './use-private-picture.ts'

/** A stored photograph, for those who may see it. `className` gives the size. */
export function PhotographPreview({ fileGuid, className }: { fileGuid: string; className: string }) {
  const { url, error, retry } = usePrivatePicture(fileGuid)
  if (error)
    return (
      <div
        role="alert"
        className={classNames('flex flex-col items-start gap-2 rounded-lg border p-4 text-sm', className)}
      >
        <p>{m.signup_photo_not_shown()}</p>
        <Button size="sm" variant="secondary" className="min-h-11 md:min-h-9" onClick={retry}>
          {m.retry()}
        </Button>
      </div>
    )
  if (!url) return <Skeleton className={classNames('rounded-lg', className)} />
  return (
    <img src={url} alt={m.signup_photo_alt()} className={classNames('rounded-lg object-cover', className)} />
  )
}
