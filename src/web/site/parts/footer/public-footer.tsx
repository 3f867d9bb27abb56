import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useRootData } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { menuGroups } from '#web/site/parts/header/menu-groups.ts'
import { legalLinks, mainLinks } from '#web/site/parts/header/site-links.ts'
import { FooterLinks } from './footer-links.tsx'

/** The footer of the public pages, also served alone at /footer for embedding: contacts, links, legal lines. */
export function PublicFooter() {
  const { edition, demo, hasProgramme2024 } = useRootData()
  const locale = useLocale()
  const to = usePaths()
  const name = edition.name[locale]
  return (
    <footer className="border-t bg-sunken text-sm print:hidden">
      <div className="page-width grid gap-x-8 gap-y-10 pt-10 sm:grid-cols-2 md:pt-14 lg:grid-cols-4">
        <div className="sm:col-span-2">
          <p className="text-base font-semibold text-balance">{name}</p>
          <p className="mt-2 text-text-quiet">
            {formatForumDates(edition, locale)}
            <br />
            {edition.venue[locale]}, {edition.city[locale]}
          </p>
        </div>
        <div>
          <p className="text-xs text-text-quiet">{m.footer_support()}</p>
          <a
            href={`tel:${edition.supportPhone}`}
            className="mt-1 flex min-h-11 items-center text-base hover:underline"
          >
            {formatPhone(edition.supportPhone)}
          </a>
          <a
            href={`mailto:${edition.supportEmail}`}
            className="flex min-h-11 items-center text-base wrap-anywhere hover:underline"
          >
            {edition.supportEmail}
          </a>
          <p className="mt-1 text-text-quiet">{m.footer_support_hours()}</p>
        </div>
        <FooterLinks
          title={m.footer_people()}
          links={[
            { page: 'account', text: m.footer_participants() },
            { page: 'staff', text: m.footer_contractors() },
            { page: 'volunteer-register', text: m.footer_volunteers() },
          ]}
        />
      </div>
      <nav
        aria-label={m.footer_navigation()}
        className="page-width grid grid-cols-2 gap-x-8 gap-y-8 py-10 md:grid-cols-4 md:py-14"
      >
        <FooterLinks title={m.header_group_main()} links={mainLinks()} />
        {menuGroups({ hasProgramme2024 }).map(({ title, links }) => (
          <FooterLinks key={title} title={title} links={links} />
        ))}
      </nav>
      <div className="page-width">
        <div className="grid gap-x-8 gap-y-2 border-t py-5 text-xs text-text-quiet lg:grid-cols-4 lg:items-baseline">
          <p>{m.footer_rights({ name, year: edition.endsOn.slice(0, 4) })}</p>
          <p className="measure lg:col-span-2">
            {m.footer_price_note()} {m.footer_data_note()} {demo && m.footer_demo_note()}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks().map(({ page, text }) => (
              <li key={page}>
                <a
                  href={to(page)}
                  className="inline-flex min-h-11 items-center underline underline-offset-2 hover:no-underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
