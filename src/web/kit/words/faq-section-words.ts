import type { FaqEntry } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'

const titles: Record<FaqEntry['section'], () => string> = {
  application: m.site_faq_section_application,
  payment: m.site_faq_section_payment,
  visit: m.site_faq_section_visit,
  programme: m.site_faq_section_programme,
  contractors: m.site_faq_section_contractors,
}

export function faqSectionTitle(section: FaqEntry['section']): string {
  return titles[section]()
}
