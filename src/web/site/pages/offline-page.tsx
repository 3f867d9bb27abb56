import { CalendarCheck, CalendarDays, IdCard, RotateCw } from 'lucide-react'
import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return innerMeta(args, m.page_title_offline())
}

/**
 * The service worker shows this without a network in place of a page that it has not kept (decision 135). A page of the site, so that it needs no app: the
 * script lists what is kept and opens what was asked for once there is a network (site/script/offline.ts).
 */
export default function OfflinePage() {
  const to = usePaths()
  const secondary = buttonClasses({ variant: 'secondary' })
  return (
    <div data-offline="" className="page-width pt-10 pb-16 md:pt-16 md:pb-24">
      <PageHeading size="large" title={m.page_title_offline()} lead={m.offline_lead()} className="mb-8" />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <button type="button" data-open-again="" className={buttonClasses()}>
          <RotateCw aria-hidden="true" />
          {m.offline_again()}
        </button>
        <a href={to('program')} className={secondary}>
          <CalendarDays aria-hidden="true" />
          {m.offline_program()}
        </a>
        <a href={to('account-badge')} className={secondary}>
          <IdCard aria-hidden="true" />
          {m.offline_badge()}
        </a>
        <a href={to('account-programme')} className={secondary}>
          <CalendarCheck aria-hidden="true" />
          {m.offline_own_programme()}
        </a>
      </div>
      <p className="mt-6 measure text-sm text-text-quiet">{m.offline_by_itself()}</p>
      <section data-kept-pages="" hidden aria-labelledby="kept" className="mt-12 max-w-3xl">
        <h2 id="kept" className="text-xl font-semibold">
          {m.offline_kept()}
        </h2>
        <ul className="mt-3 divide-y border-y" />
      </section>
    </div>
  )
}
