import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'
import { VenueHalls } from '#web/site/parts/venue/venue-halls.tsx'
import { VenueHotels } from '#web/site/parts/venue/venue-hotels.tsx'
import { VenueHubs } from '#web/site/parts/venue/venue-hubs.tsx'
import { VenueSurroundings } from '#web/site/parts/venue/venue-surroundings.tsx'
import { VenueAddress } from '#web/site/parts/venue-plan/venue-address.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'venue')
  return { page, venue: await content.venue(locale) }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function VenuePage() {
  const { page, venue } = useLoaderData<typeof loader>()
  return (
    <SitePageBody page={page} actions={<VenueAddress className="text-lg" />}>
      <VenueSurroundings venue={venue} />
      <VenueHubs hubs={venue.hubs} />
      <ProseRows prose={page.prose} />
      <VenueHotels hotels={venue.hotels} />
      <VenueHalls halls={venue.halls} />
    </SitePageBody>
  )
}
