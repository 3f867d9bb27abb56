import { type MouseEvent, useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { joinMarks } from '#web/kit/favourite/join-marks.ts'
import { setMark } from '#web/kit/favourite/kept-marks.ts'
import { paintStars, pressedStar } from '#web/kit/favourite/paint-stars.ts'
import { useMarks } from '#web/kit/favourite/use-marks.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FavouriteSessions } from './parts/favourite-sessions.tsx'
import { FavouriteSpeakers } from './parts/favourite-speakers.tsx'
import { useProgramme } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-favourites'))
}

export default function FavouritesPage() {
  const { data, error, refetch } = useProgramme()
  const to = usePaths()
  const marks = useMarks()
  const starred = new Set([...marks].flatMap(([guid, mark]) => (mark === 'favourite' ? [guid] : [])))
  useEffect(() => paintStars())
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton title={pageTitle('account-favourites')} />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the stars inside are buttons, which turn the keyboard into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: one handler for all of them, as on the site
    <div onClick={press}>
      <PageHeading title={pageTitle('account-favourites')} lead={m.favourite_lead()} />
      {starred.size === 0 ? (
        <EmptyState
          title={m.favourite_none()}
          className="mt-8 border-y"
          action={
            <a href={to('program')} className={buttonClasses({ variant: 'secondary' })}>
              {m.favourite_open_programme()}
            </a>
          }
        >
          {m.favourite_none_text()}
        </EmptyState>
      ) : (
        <>
          <FavouriteSessions programme={data} starred={starred} />
          <FavouriteSpeakers programme={data} starred={starred} />
        </>
      )}
    </div>
  )
}

function press(event: MouseEvent): void {
  const pressed = pressedStar(event.target)
  if (!pressed) return
  setMark(pressed.guid, pressed.starred ? null : 'favourite')
  void joinMarks().catch(() => {})
}
