import { m } from '#messages/compiled/messages.js'
import type { SiteLink } from './site-links.ts'

/** Every public page beyond the header's five links, in three groups; without the programme of 2024 where there was none. */
export function menuGroups({
  hasProgramme2024,
}: {
  hasProgramme2024: boolean
}): { title: string; links: SiteLink[] }[] {
  return [
    {
      title: m.header_group_forum(),
      links: [
        { page: 'committee', text: m.page_title_committee() },
        { page: 'youth', text: m.page_title_youth() },
        { page: 'demoDay', text: m.page_title_demoDay() },
        { page: 'archive', text: m.page_title_archive() },
        ...(hasProgramme2024 ? [{ page: 'program2024' as const, text: m.page_title_program2024() }] : []),
      ],
    },
    {
      title: m.header_group_visit(),
      links: [
        { page: 'registration', text: m.page_title_registration() },
        { page: 'venue', text: m.page_title_venue() },
        { page: 'survey', text: m.page_title_survey() },
        { page: 'faq', text: m.page_title_faq() },
        { page: 'search', text: m.page_title_search() },
        { page: 'contacts', text: m.page_title_contacts() },
      ],
    },
    {
      title: m.header_group_media(),
      links: [
        { page: 'album', text: m.page_title_album() },
        { page: 'photo', text: m.page_title_photo() },
        { page: 'media', text: m.page_title_media() },
      ],
    },
  ]
}
