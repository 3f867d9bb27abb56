import type { LegalText } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { Banner } from '#web/ui/banner.tsx'

type LegalTextBodyProps = { page: 'offer' | 'privacy'; text: LegalText }

/** A legal text with its numbered clauses. Papers and consents name the version of their day, so earlier ones stay readable. */
export function LegalTextBody({ page, text }: LegalTextBodyProps) {
  const { title, version, since, inForce, sections, versions } = text
  const locale = useLocale()
  const to = usePaths()
  const others = versions.filter(other => other !== version)
  return (
    <SitePageBody page={{ title, lead: m.offer_since({ date: formatDay(since, locale), version }) }}>
      <div className="page-width">
        <div className="pb-14 md:pb-20 *:measure space-y-8">
          {!inForce && (
            <Banner tone="attention" title={m.offer_former()}>
              <a className="text-link" href={to(page)}>
                {m.offer_current()}
              </a>
            </Banner>
          )}
          {sections.map((section, index) => (
            <section key={section.title} className="space-y-3">
              <h2 className="text-xl font-semibold">{`${index + 1}. ${section.title}`}</h2>
              {section.paragraphs.map((paragraph, number) => (
                <p key={paragraph} className="break-words">
                  {`${index + 1}.${number + 1}. ${paragraph}`}
                </p>
              ))}
            </section>
          ))}
          {others.length > 0 && (
            <section className="space-y-3">
              <h2 className="text-xl font-semibold">{m.offer_versions()}</h2>
              <ul>
                {others.map(other => (
                  <li key={other}>
                    <a
                      className="text-link inline-flex min-h-11 items-center"
                      href={`${to(page)}?version=${other}`}
                    >
                      {m.offer_version({ version: other })}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </SitePageBody>
  )
}
