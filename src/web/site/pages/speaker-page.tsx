import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { pastTitle, publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { loadSpeaker } from '#web/site/parts/speakers/load-speaker.ts'
import { SpeakerProfile } from '#web/site/parts/speakers/speaker-profile.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadSpeaker(args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  const speaker = args.loaderData?.speaker
  if (!speaker) return [{ title: m.product_name() }]
  const { name, position, company, forum } = speaker
  return publicMeta(args, ({ edition }, locale) => ({
    title: forum.current ? name : pastTitle(name, edition.name[locale], forum.year),
    description: m.speakers_description({ name, position, company }),
  }))
}

export default function SpeakerPage() {
  return <SpeakerProfile {...useLoaderData<typeof loader>()} />
}
