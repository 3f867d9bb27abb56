import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'
import { loadSpeakers } from '#web/site/parts/speakers/load-speakers.ts'
import { SpeakerDirectory } from '#web/site/parts/speakers/speaker-directory.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadSpeakers(args)
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function SpeakersPage() {
  const { page, speakers, words, found, topic } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      {speakers.length > 0 ? (
        <SpeakerDirectory speakers={speakers} words={words} found={found} topic={topic} />
      ) : (
        <NothingYet
          title={m.speakers_empty()}
          text={m.speakers_empty_text()}
          link={{ to: to('news'), text: m.site_empty_news() }}
        />
      )}
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
