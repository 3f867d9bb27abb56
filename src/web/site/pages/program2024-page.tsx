import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { viewOf } from '#web/kit/programme/programme-view.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'
import { DownloadLinks } from '#web/site/parts/programme/download-links.tsx'
import { PrintedDays } from '#web/site/parts/programme/printed-days.tsx'
import { readProgrammeAddress } from '#web/site/parts/programme/programme-address.ts'
import { programmeFacts } from '#web/site/parts/programme/programme-facts.ts'
import { ProgrammeHead } from '#web/site/parts/programme/programme-head.tsx'
import { ProgrammeIsland } from '#web/site/parts/programme/programme-island.tsx'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'

/** Spec point 2 names this edition only. */
const slug = '2024'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { content, edition } = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const programme = await content.programme(locale, slug)
  // A forum that began later has none; the address stands all the same, and says so.
  return {
    programme: programme && programme.sessions.length > 0 ? viewOf(programme, locale) : null,
    currentYear: (await edition()).startsOn.slice(0, 4),
    facts: await programmeFacts(args, { past: true }),
  }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  const loaded = args.loaderData as Awaited<ReturnType<typeof loader>> | undefined
  if (!loaded) return [{ title: m.product_name() }]
  if (!loaded.programme)
    return [
      ...publicMeta(args, () => ({
        title: m.page_title_program2024(),
        description: m.programme_past_none_text(),
      })),
      { name: 'robots', content: 'noindex' },
    ]
  const { edition } = loaded.programme
  return publicMeta(args, (_, locale) => ({
    title: m.programme_title_past({ year: edition.startsOn.slice(0, 4) }),
    description: m.programme_meta_past({
      name: edition.name,
      dates: formatForumDates(edition, locale).replaceAll('\u2060', ''),
      city: edition.city,
    }),
  }))
}

export default function Program2024Page() {
  const { programme, currentYear, facts } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const to = usePaths()
  if (!programme)
    return (
      <SitePageBody page={{ title: m.page_title_program2024(), lead: '' }}>
        <NothingYet
          title={m.programme_past_none_title()}
          text={m.programme_past_none_text()}
          link={{ to: to('program'), text: m.programme_to_current({ year: currentYear }) }}
        />
      </SitePageBody>
    )
  const { edition } = programme
  const { parameters } = readProgrammeAddress(programme, facts)
  return (
    <>
      <ProgrammeHead
        title={m.programme_title_past({ year: edition.startsOn.slice(0, 4) })}
        lead={m.programme_lead_past({ dates: formatForumDates(edition, locale), city: edition.city })}
        files={
          <div className="flex flex-wrap items-center gap-x-4">
            <a href={to('program')} className="text-link inline-flex min-h-11 items-center text-sm">
              {m.programme_to_current({ year: currentYear })}
            </a>
            <DownloadLinks locale={locale} edition={edition.slug} calendar={false} parameters={parameters} />
          </div>
        }
      />
      <ProgrammeIsland programme={programme} {...facts} />
      <PrintedDays programme={programme} locale={locale} note={facts.zone} />
    </>
  )
}
