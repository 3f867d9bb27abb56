import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { ContactList } from '#web/site/parts/contacts/contact-list.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

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
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
