import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { FaqBook } from '#web/site/parts/faq/faq-book.tsx'
import { loadFound } from '#web/site/parts/search/load-found.ts'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'faq')
  const entries = await content.faq(locale)
  return {
    page,
    ...(await loadFound(args, 'faqItem')),
    entries: entries.map(({ guid, section, question, answerHtml }) => ({
      guid,
      section,
      question,
      answerHtml,
    })),
  }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function FaqPage() {
  const { page, entries, words, found } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      {entries.length > 0 ? (
        <FaqBook entries={entries} words={words} found={found} />
      ) : (
        <NothingYet
          title={m.site_faq_empty()}
          text={m.site_faq_empty_text()}
          link={{ to: to('contacts'), text: m.site_faq_ask() }}
        />
      )}
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
