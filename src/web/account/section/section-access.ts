import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { PageName } from '#web/site-map.ts'

/** What a page of the cabinet is about; any of several opens it. */
type PageConcern = AssistantSection | 'home' | 'own' | readonly AssistantSection[]

const concerns: Partial<Record<PageName, PageConcern>> = {
  'account-badge': 'profile',
  'account-photo': 'profile',
  'account-profile': 'profile',
  'account-contact': 'profile',
  'account-speaker': 'profile',
  'account-passport': 'passport',
  'account-payment': 'payment',
  'account-transfer': 'transfer',
  'account-documents': ['profile', 'payment'],
  'account-settings': 'own',
}

/**
 * Whether a page opens for whoever acts in these sections; null are those of the person themselves, to whom everything is open. Pages without a
 * concern (home, programme, hotels, updates, the group) are open to all. The server decides each call by itself.
 */
export function sectionAccess(
  page: PageName,
  sections: readonly AssistantSection[] | null,
): 'open' | 'notGiven' | 'own' {
  const concern = concerns[page] ?? 'home'
  if (sections === null || concern === 'home') return 'open'
  if (concern === 'own') return 'own'
  const wanted = typeof concern === 'string' ? [concern] : concern
  return wanted.some(section => sections.includes(section)) ? 'open' : 'notGiven'
}
