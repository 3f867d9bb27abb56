import type * as routes from '#contract/staff-guide.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { UseCase } from '#server/use-case.ts'
import { present } from '../content/present-values.ts'
import { renderProse } from '../content/render-prose.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'

/** Contacts, documents and guides for companies on site, in the editors' order. */
export const readStaffGuide: UseCase<typeof routes.readStaffGuide, 'database' | 'published'> = async (
  { actor, params: { guid: companyGuid }, facts: { locale } },
  needs,
) => {
  const { edition } = await loadStaffCompany(needs.database, actor, companyGuid)
  const { current } = await needs.published.snapshot()
  return {
    contacts: current.of('staffContact').map(({ guid, content: { department, note, email, phone } }) => ({
      ...{ guid, email, phone },
      department: present(department, locale),
      note: present(note, locale),
    })),
    documents: current.of('staffDocument').map(({ guid, content, publishedAt }) => ({
      guid,
      title: present(content.title, locale),
      note: present(content.note, locale),
      toSign: content.toSign,
      publishedOn: localDayAt(publishedAt.getTime(), edition.timeZone),
    })),
    guides: current.of('staffGuide').map(({ guid, content }) => ({
      guid,
      title: present(content.title, locale),
      html: renderProse(present(content.body, locale), locale),
    })),
  }
}
