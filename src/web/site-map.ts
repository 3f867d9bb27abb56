import { newsTopics, topics } from '#domain/content/content-choice.ts'
import { filterNames } from '#domain/programme/programme-filter.ts'

/** The layout of a page (spec point 2). */
export type LayoutName =
  | 'default'
  | 'auth'
  | 'empty'
  | 'account'
  | 'staff'
  | 'volunteer'
  | 'organiser'
  | 'gate'
  | 'dev'

/** Each layout's file, relative to src/web. */
export const layoutFiles: Record<LayoutName, string> = {
  default: 'site/layouts/default-layout.tsx',
  auth: 'account/login/layout.tsx',
  empty: 'kit/frame/empty-layout.tsx',
  account: 'account/cabinet/layout.tsx',
  staff: 'staff/frame/layout.tsx',
  volunteer: 'account/volunteer/layout.tsx',
  organiser: 'console/frame/layout.tsx',
  gate: 'console/gate/layout.tsx',
  dev: 'dev/dev-layout.tsx',
}

/** Shown for a page without content of its own yet. */
export const unfilledPage = 'kit/frame/unfilled-page.tsx'

/**
 * Who may see a page:
 * - none: everybody
 * - login: any live log-in, waiting and blocked accounts included
 * - cabinet: a log-in with an available participant; waiting and blocked people are sent to their screens
 * - staff: a log-in that owns a staff company
 * - organiser: a console log-in
 */
export type Guard = 'none' | 'login' | 'cabinet' | 'staff' | 'organiser'

export type PageEntry = {
  /** The plain path; the English version is under /en. */
  path: string
  /** The page's module, from src/web; absent while the page has no content of its own. */
  file?: string
  layout: LayoutName
  guard: Guard
  /** Excluded from search engines and the sitemap. */
  noindex?: true
  /** Exists only in demo and test mode. */
  demoOnly?: true
  /** The parameter names a public record, so the page is still the same for everybody. */
  record?: true
  /**
   * Query parameters that affect rendering; others are ignored. With a list, any other value gives 404; with a pattern, a value that does not match
   * is ignored.
   */
  query?: Record<string, RegExp | readonly string[]>
  /** Free-text parameters. A page with one is rendered for that request alone, because there is no end to what people search for. */
  search?: Record<string, RegExp>
}

// The path keeps its literal type, from which paths.ts derives a page's parameters.
type Entry<Path extends string> = Omit<PageEntry, 'path'> & { path: Path }

const open = <const Path extends string>(path: Path, file?: string): Entry<Path> => ({
  path,
  layout: 'default',
  guard: 'none',
  ...(file && { file }),
})

const record = <const Path extends string>(path: Path, file?: string) =>
  ({ ...open(path, file), record: true }) as const

const inside =
  (layout: LayoutName, guard: Guard) =>
  <const Path extends string>(path: Path, file?: string): Entry<Path> => ({
    path,
    layout,
    guard,
    noindex: true,
    ...(file && { file }),
  })

const auth = inside('auth', 'none')
const authLogin = inside('auth', 'login')
const account = inside('account', 'cabinet')
const staff = inside('staff', 'staff')
const volunteer = inside('volunteer', 'none')
const organiser = inside('organiser', 'organiser')

/** A day of the programme by its number, or all of them. */
const programmeDay = /^(?:[1-9]|all)$/

/** What people search and filter by; the page itself reports what is unknown or too long. */
const freeText = /^[\s\S]{1,2000}$/

const programmeFilter = {
  ...Object.fromEntries(filterNames.map(name => [name, freeText])),
  // A day by its date, including dates that the programme lacks.
  day: /^(?![1-9]$|all$)[\s\S]{1,40}$/,
}

/** A version of a legal text. */
const textVersion = /^\d{4}-\d{2}-\d{2}(?:\.\d{1,4})?$/

/** A picture by its number; an unknown one answers 404. */
const pictureNumber = /^[1-9]\d{0,3}$/

const guidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Every page of the product, by name (spec point 2, product.md §8 and §9). */
export const siteMap = {
  home: open('/', 'site/pages/home-page.tsx'),
  conditions: open('/conditions', 'site/pages/conditions-page.tsx'),
  offer: { ...open('/offer', 'site/pages/offer-page.tsx'), query: { version: textVersion } },
  privacy: { ...open('/privacy', 'site/pages/privacy-page.tsx'), query: { version: textVersion } },
  registration: open('/registration', 'site/pages/registration-page.tsx'),
  program: {
    ...open('/program', 'site/pages/program-page.tsx'),
    query: { day: programmeDay },
    search: { q: freeText, ...programmeFilter },
  },
  programSession: record('/program/:guid', 'site/pages/program-session-page.tsx'),
  program2024: {
    ...open('/program2024', 'site/pages/program2024-page.tsx'),
    query: { day: programmeDay },
    search: { ...programmeFilter },
  },
  speakers: {
    ...open('/speakers', 'site/pages/speakers-page.tsx'),
    query: { topic: new RegExp(`^(?:${topics.join('|')})$`) },
    search: { q: freeText },
  },
  speaker: record('/speakers/:guid', 'site/pages/speaker-page.tsx'),
  committee: open('/comitet', 'site/pages/committee-page.tsx'),
  partners: open('/partners', 'site/pages/partners-page.tsx'),
  news: {
    ...open('/news', 'site/pages/news-page.tsx'),
    query: { page: /^[1-9]\d{0,3}$/, topic: newsTopics },
  },
  newsItem: record('/news/:guid', 'site/pages/news-item-page.tsx'),
  album: {
    ...open('/album', 'site/pages/album-page.tsx'),
    query: { album: guidPattern, picture: pictureNumber },
  },
  media: open('/media', 'site/pages/media-page.tsx'),
  photo: { ...open('/photo', 'site/pages/photograph-page.tsx'), query: { picture: pictureNumber } },
  faq: { ...open('/faq', 'site/pages/faq-page.tsx'), search: { q: freeText } },
  contacts: open('/contacts', 'site/pages/contacts-page.tsx'),
  venue: open('/venue', 'site/pages/venue-page.tsx'),
  youth: open('/youth', 'site/pages/youth-page.tsx'),
  demoDay: open('/demo-day', 'site/pages/demo-day-page.tsx'),
  archive: open('/archive', 'site/pages/archive-page.tsx'),
  survey: { ...open('/test', 'site/pages/survey-page.tsx'), search: { answers: freeText } },
  surveyResult: record('/test/:guid', 'site/pages/survey-result-page.tsx'),
  search: {
    ...open('/search', 'site/pages/search-page.tsx'),
    noindex: true,
    query: { typed: ['1'] },
    search: { q: freeText },
  },
  footer: {
    path: '/footer',
    file: 'site/pages/footer-page.tsx',
    layout: 'empty',
    guard: 'none',
    noindex: true,
  },
  offline: { ...open('/offline', 'site/pages/offline-page.tsx'), noindex: true },

  login: auth('/login', 'account/login/page.tsx'),
  'login-token': auth('/login/token/:loginGuid', 'account/login-token/page.tsx'),
  'login-blocked': authLogin('/login/blocked', 'account/login-blocked/page.tsx'),
  'login-waiting': authLogin('/login/waiting', 'account/login-waiting/page.tsx'),
  'login-select-user': authLogin('/login/select-user', 'account/select-user/page.tsx'),
  signup: auth('/signup', 'account/signup/page.tsx'),
  'signup-type': authLogin('/signup/type', 'account/signup-type/page.tsx'),
  'signup-personal': authLogin('/signup/personal', 'account/application/page.tsx'),
  'signup-group': {
    path: '/signup/group',
    file: 'account/group-signup/page.tsx',
    layout: 'empty',
    guard: 'login',
    noindex: true,
  },
  'signup-finish': auth('/signup/finish', 'account/signup-finish/page.tsx'),
  'signup-confirm': auth('/signup/confirm/:confirmationToken', 'account/confirmation/page.tsx'),
  unsubscribe: auth('/unsubscribe/:guid', 'account/subscription/page.tsx'),
  'payment-finish': auth('/account/payment/finish/:callbackGuid', 'account/payment-finish/page.tsx'),
  'account-logout': authLogin('/account/logout', 'account/logout/page.tsx'),

  account: account('/account', 'account/dashboard/page.tsx'),
  'account-programme': account('/account/programme', 'account/itinerary/page.tsx'),
  'account-hotels': account('/account/hotels', 'account/hotel/page.tsx'),
  'account-chat': account('/account/chat', 'account/chat/page.tsx'),
  'account-badge': account('/account/badge', 'account/badge/page.tsx'),
  'account-photo': account('/account/photo', 'account/photograph/page.tsx'),
  'account-group': account('/account/group', 'account/group/page.tsx'),
  'account-payment': account('/account/payment', 'account/payment/page.tsx'),
  'account-contact': account('/account/contact', 'account/contact-person/page.tsx'),
  'account-profile': account('/account/profile', 'account/profile/page.tsx'),
  'account-speaker': account('/account/speaker', 'account/speaker-profile/page.tsx'),
  'account-passport': account('/account/passport', 'account/passport/page.tsx'),
  'account-settings': account('/account/settings', 'account/settings/page.tsx'),
  'account-favourites': account('/account/favourites', 'account/favourite/page.tsx'),
  'account-transfer': account('/account/transfer', 'account/transfer/page.tsx'),
  'account-documents': account('/account/documents', 'account/document/page.tsx'),

  'staff-login': auth('/staff/login', 'account/staff-login/page.tsx'),
  'staff-logout': authLogin('/staff/logout', 'account/logout/page.tsx'),
  'staff-signup': authLogin('/staff/signup', 'staff/signup/page.tsx'),
  'staff-register-finish': auth('/staff/register/finish', 'staff/registration-finish/page.tsx'),
  'staff-register': auth('/staff/register/:companyGuid', 'staff/registration/page.tsx'),
  staff: staff('/staff', 'staff/overview/page.tsx'),
  'staff-contacts': staff('/staff/contacts', 'staff/contact/page.tsx'),
  'staff-vehicles': staff('/staff/vehicles', 'staff/vehicle/page.tsx'),
  'staff-documents': staff('/staff/documents', 'staff/document/page.tsx'),
  'staff-employees': staff('/staff/employees', 'staff/employee/page.tsx'),
  'staff-information': staff('/staff/information', 'staff/guide/page.tsx'),
  'staff-chat': staff('/staff/chat', 'staff/chat/page.tsx'),
  'staff-updates': staff('/staff/updates', 'staff/update/page.tsx'),
  'staff-settings': staff('/staff/settings', 'staff/settings/page.tsx'),

  'volunteer-register': volunteer('/volunteer/register', 'account/volunteer/page.tsx'),
  'volunteer-finish': volunteer('/volunteer/finish', 'account/volunteer-finish/page.tsx'),
  'volunteer-own': volunteer('/volunteer/finish/:volunteerToken', 'account/volunteer-own/page.tsx'),

  'organiser-login': auth('/organizer/login', 'account/organiser-login/page.tsx'),
  'organiser-logout': auth('/organizer/logout', 'account/logout/page.tsx'),
  organiser: organiser('/organizer', 'console/overview/page.tsx'),
  'organiser-own-login': organiser('/organizer/my-login', 'console/own-login/page.tsx'),
  'organiser-team': organiser('/organizer/organisers', 'console/organiser-team/page.tsx'),
  'organiser-applications': organiser('/organizer/applications', 'console/application-queue/page.tsx'),
  'organiser-application': organiser('/organizer/applications/:guid', 'console/application/page.tsx'),
  'organiser-cabinet': organiser('/organizer/applications/:guid/cabinet', 'console/cabinet/page.tsx'),
  'organiser-groups': organiser('/organizer/groups', 'console/group-queue/page.tsx'),
  'organiser-decisions': organiser('/organizer/decisions', 'console/decision/page.tsx'),
  'organiser-decision': organiser('/organizer/decisions/:guid', 'console/decision-batch/page.tsx'),
  'organiser-passports': organiser('/organizer/passports', 'console/passport-queue/page.tsx'),
  'organiser-passport': organiser('/organizer/passports/:guid', 'console/passport/page.tsx'),
  'organiser-photographs': organiser('/organizer/photographs', 'console/photograph-queue/page.tsx'),
  'organiser-invoices': organiser('/organizer/invoices', 'console/invoice-queue/page.tsx'),
  'organiser-invoice': organiser('/organizer/invoices/:guid', 'console/invoice/page.tsx'),
  'organiser-company': organiser('/organizer/companies/:guid', 'console/company/page.tsx'),
  'organiser-card-payments': organiser('/organizer/card-payments', 'console/card-payment-queue/page.tsx'),
  'organiser-card-payment': organiser('/organizer/card-payments/:guid', 'console/card-payment/page.tsx'),
  'organiser-refunds': organiser('/organizer/refunds', 'console/refund-queue/page.tsx'),
  'organiser-closings': organiser('/organizer/closings', 'console/closing-queue/page.tsx'),
  'organiser-chats': organiser('/organizer/chats', 'console/chat-queue/page.tsx'),
  'organiser-chat': organiser('/organizer/chats/:guid', 'console/chat/page.tsx'),
  'organiser-changes': organiser('/organizer/changes', 'console/change-queue/page.tsx'),
  'organiser-erasures': organiser('/organizer/erasures', 'console/erasure-queue/page.tsx'),
  'organiser-transfers': organiser('/organizer/transfers', 'console/transfer-queue/page.tsx'),
  'organiser-staff-companies': organiser(
    '/organizer/staff-companies',
    'console/staff-company-queue/page.tsx',
  ),
  'organiser-employees': organiser('/organizer/employees', 'console/employee-queue/page.tsx'),
  'organiser-vehicles': organiser('/organizer/vehicles', 'console/vehicle-queue/page.tsx'),
  'organiser-volunteers': organiser('/organizer/volunteers', 'console/volunteer-queue/page.tsx'),
  'organiser-volunteer-review': organiser(
    '/organizer/volunteers/review',
    'console/volunteer-review/page.tsx',
  ),
  'organiser-shifts': organiser('/organizer/shifts', 'console/shift-board/page.tsx'),
  'organiser-duplicates': organiser('/organizer/duplicates', 'console/duplicate-queue/page.tsx'),
  'organiser-calls': organiser('/organizer/calls', 'console/call-queue/page.tsx'),
  'organiser-merge': organiser('/organizer/duplicates/:guid/merge', 'console/duplicate-merge/page.tsx'),
  'organiser-watch-list': organiser('/organizer/watch-list', 'console/watch-list/page.tsx'),
  'organiser-watch-entries': organiser('/organizer/watch-list/people', 'console/watch-list-entry/page.tsx'),
  'organiser-raises': organiser('/organizer/raises', 'console/raise-queue/page.tsx'),
  'organiser-site-settings': organiser('/organizer/site-settings', 'console/site-settings/page.tsx'),
  'organiser-gate': inside('gate', 'organiser')('/organizer/gate', 'console/gate/page.tsx'),
  'organiser-badges': organiser('/organizer/badges', 'console/badge-queue/page.tsx'),
  'organiser-passes': organiser('/organizer/passes', 'console/pass-queue/page.tsx'),
  'organiser-security-checks': organiser('/organizer/security-check', 'console/security-check-list/page.tsx'),
  'organiser-security-check': organiser('/organizer/security-check/:guid', 'console/security-check/page.tsx'),
  'organiser-gate-devices': organiser('/organizer/gate/devices', 'console/gate-device-queue/page.tsx'),
  'organiser-gate-scans': organiser('/organizer/gate/scans', 'console/gate-scan-queue/page.tsx'),
  'organiser-content': organiser('/organizer/content', 'console/content-overview/page.tsx'),
  'organiser-content-kind': organiser('/organizer/content/:kind', 'console/content-list/page.tsx'),
  'organiser-content-item': organiser('/organizer/content/:kind/:guid', 'console/content-editor/page.tsx'),
  'organiser-survey': organiser('/organizer/survey', 'console/survey/page.tsx'),
  'organiser-programme': organiser('/organizer/programme', 'console/programme-board/page.tsx'),
  'organiser-programme-preview': organiser(
    '/organizer/programme/preview',
    'console/programme-preview/page.tsx',
  ),
  'organiser-recommendations': organiser('/organizer/recommendations', 'console/recommendation/page.tsx'),
  'organiser-edition': organiser('/organizer/edition', 'console/edition-settings/page.tsx'),
  'organiser-legal-details': organiser('/organizer/legal-details', 'console/legal-details/page.tsx'),
  'organiser-clock': organiser('/organizer/clock', 'console/clock/page.tsx'),
  'organiser-updates': organiser('/organizer/updates', 'console/update/page.tsx'),
  'organiser-letter': organiser('/organizer/letters/:guid', 'console/letter-record/page.tsx'),
  'organiser-message': organiser('/organizer/messages/:guid', 'console/message-record/page.tsx'),
  'organiser-letters': organiser('/organizer/letters', 'console/letter/page.tsx'),
  'organiser-messages': organiser('/organizer/messages', 'console/message/page.tsx'),
  'organiser-exports': organiser('/organizer/exports', 'console/export/page.tsx'),
  'organiser-audit': organiser('/organizer/audit', 'console/audit-queue/page.tsx'),
  'organiser-jobs': organiser('/organizer/jobs', 'console/jobs/page.tsx'),

  'dev-ui': {
    path: '/dev/ui',
    file: 'dev/component-page.tsx',
    layout: 'dev',
    guard: 'none',
    noindex: true,
    demoOnly: true,
  },
  'dev-passes': {
    path: '/dev/passes',
    file: 'dev/passes-page.tsx',
    layout: 'dev',
    guard: 'none',
    noindex: true,
    demoOnly: true,
  },
  'dev-outbox': {
    path: '/dev/outbox',
    file: 'dev/outbox-page.tsx',
    layout: 'dev',
    guard: 'none',
    noindex: true,
    demoOnly: true,
  },
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof siteMap

export const pageNames = Object.keys(siteMap) as PageName[]

/** One page by name, typed with every optional property. */
export function pageEntry(name: PageName): PageEntry {
  return siteMap[name]
}

/** Whether a query parameter's value affects rendering. */
export function isKnownValue(known: RegExp | readonly string[], value: string): boolean {
  return known instanceof RegExp ? known.test(value) : known.includes(value)
}

/** The page of a path in either language, or null. */
export function findPage(pathname: string): PageName | null {
  const plain = pathname.replace(/^\/en(?=\/|$)/, '') || '/'
  const wanted = plain.length > 1 ? plain.replace(/\/$/, '') : plain
  return pageNames.find(name => matches(siteMap[name].path, wanted)) ?? null
}

function matches(pattern: string, pathname: string): boolean {
  const left = pattern.split('/')
  const right = pathname.split('/')
  return (
    left.length === right.length && left.every((part, index) => part.startsWith(':') || part === right[index])
  )
}

/** Whether an address is within the organiser's console, known or not. */
export function isConsolePath(pathname: string): boolean {
  return /^(?:\/en)?\/organizer(?:\/|$)/.test(pathname)
}
