import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { DownloadLinks } from '../../features/programme/download-links.tsx'
import { ProgrammeBody } from '../../features/programme/programme-body.tsx'
import { viewOf } from '../../features/programme/programme-view.ts'
import { useLocale, usePaths } from '../../features/session/use-locale.ts'
import { loadSitePage } from '../../features/site-page/load-site-page.ts'
import { NothingYet } from '../../features/site-page/nothing-yet.tsx'
import { ProseRows } from '../../features/site-page/prose-rows.tsx'
import { SitePageBody } from '../../features/site-page/site-page-body.tsx'
import { sitePageMeta } from '../../features/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'program')
  const programme = await content.programme(locale)
  return { page, programme: programme && viewOf(programme) }
}

/** The address of the same page holds filters, a query and an open session: none of them changes the data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function ProgramPage() {
  const { page, programme } = useLoaderData<typeof loader>()
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
  return (
    <SitePageBody
      page={page}
      actions={<DownloadLinks locale={locale} edition={programme.edition.slug} calendar />}
    >
      <ProgrammeBody programme={programme} />
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
