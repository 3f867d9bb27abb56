import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import { pathTo } from '#web/paths.ts'

/** An empty place in the programme: the page is the same for everyone, and the visitor's own browser fills it (site/script/for-you.ts). */
export function ForYou({ locale }: { locale: Locale }) {
  return (
    <section
      data-for-you={pathTo(locale, 'program')}
      aria-labelledby="for-you"
      hidden
      className="page-width mb-10 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="for-you" className="text-xl font-semibold">
          {m.recommend_title()}
        </h2>
        <a href={pathTo(locale, 'account-programme')} className="text-link text-sm">
          {m.recommend_all()}
        </a>
      </div>
      <p className="mt-1 text-text-quiet">{m.recommend_lead()}</p>
      <ul data-for-you-list="" className="mt-4 grid gap-x-8 border-t md:grid-cols-3" />
    </section>
  )
}
