import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '../../features/session/use-locale.ts'
import { NothingYet } from '../../features/site-page/nothing-yet.tsx'
import { ProseRows } from '../../features/site-page/prose-rows.tsx'
import { SitePageBody } from '../../features/site-page/site-page-body.tsx'
import { sitePageMeta } from '../../features/site-page/site-page-meta.ts'
import { loadSpeakers } from '../../features/speakers/load-speakers.ts'
import { SpeakerDirectory } from '../../features/speakers/speaker-directory.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadSpeakers(args)
}

/** Filters and the open panel stand in the address, but change nothing in the data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function SpeakersPage() {
  const { page, speakers } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      {speakers.length > 0 ? (
        <SpeakerDirectory speakers={speakers} />
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
