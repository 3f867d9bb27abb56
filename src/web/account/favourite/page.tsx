import { type MouseEvent, useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { paintStars, pressedStar } from '#web/kit/favourite/paint-stars.ts'
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
import { useProgramme, useStars } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account-favourites'))
}

export default function FavouritesPage() {
  const { data, error, refetch } = useProgramme()
  const to = usePaths()
  const { starred, marks, ...stars } = useStars()
  useEffect(() => paintStars(() => marks))
  const press = ({ target }: MouseEvent) => {
    const pressed = pressedStar(target)
    if (pressed) stars.set(pressed.guid, pressed.starred ? null : 'favourite')
  }
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (stars.error && !stars.ready) return <LoadFailure error={stars.error} onRetry={() => stars.refetch()} />
  if (!data || !stars.ready) return <FormSkeleton title={pageTitle('account-favourites')} />
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
