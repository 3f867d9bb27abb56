import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { ContactList } from '#web/site/parts/contacts/contact-list.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'
import { SiteRow } from '#web/site/parts/site-page/site-row.tsx'
import { VenueAddress } from '#web/site/parts/venue-plan/venue-address.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'contacts')
  return { page, contacts: await content.contacts(locale) }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function ContactsPage() {
  const { page, contacts } = useLoaderData<typeof loader>()
  const { supportEmail } = useEdition()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      {contacts.length > 0 ? (
        <ContactList contacts={contacts} />
      ) : (
        <NothingYet
          title={m.site_contacts_empty()}
          text={m.site_contacts_empty_text()}
          link={{ to: `mailto:${supportEmail}`, text: supportEmail }}
        />
      )}
      <SiteRow id="venue" title={m.page_title_venue()}>
        <VenueAddress />
        <a href={to('venue')} className="text-link mt-2 inline-flex min-h-11 items-center">
          {m.home_venue_way()}
        </a>
      </SiteRow>
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
