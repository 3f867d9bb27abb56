import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { viewOf } from '#web/kit/programme/programme-view.ts'
import { DownloadLinks } from '#web/site/parts/programme/download-links.tsx'
import { ForYou } from '#web/site/parts/programme/for-you.tsx'
import { PrintedDays } from '#web/site/parts/programme/printed-days.tsx'
import { readProgrammeAddress } from '#web/site/parts/programme/programme-address.ts'
import { programmeFacts } from '#web/site/parts/programme/programme-facts.ts'
import { ProgrammeHead } from '#web/site/parts/programme/programme-head.tsx'
import { ProgrammeIsland } from '#web/site/parts/programme/programme-island.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'program')
  const programme = await content.programme(locale)
  return {
    page,
    programme: programme && viewOf(programme, locale),
    facts: await programmeFacts(args, { past: false }),
  }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function ProgramPage() {
  const { page, programme, facts } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const to = usePaths()
  if (!programme || programme.sessions.length === 0)
    return (
      <SitePageBody page={page}>
        <NothingYet
          title={m.programme_none_title()}
          text={m.programme_none_text()}
          link={{ to: to('news'), text: m.page_title_news() }}
        />
      </SitePageBody>
    )
  const { parameters } = readProgrammeAddress(programme, facts)
  return (
    <>
      <ProgrammeHead
        title={page.title}
        lead={page.lead}
        files={
          <DownloadLinks locale={locale} edition={programme.edition.slug} calendar parameters={parameters} />
        }
      />
      <ProgrammeIsland programme={programme} {...facts} />
      <PrintedDays programme={programme} locale={locale} note={facts.zone} />
      <div className="page-width">
        <ForYou locale={locale} />
      </div>
      <ProseRows prose={page.prose} />
    </>
  )
}
