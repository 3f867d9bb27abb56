// Choices for fields of the content. Kept apart from the kinds, because public pages need these lists but not the editor's rules.

/** Topics by which sessions, speakers and news are filtered. */
export const topics = [
  'antifraud',
  'soc',
  'devsecops',
  'cryptography',
  'biometrics',
  'digital-rouble',
  'third-party-risk',
  'regulation',
  'cloud',
  'ai',
  'payments',
  'people',
] as const
export type Topic = (typeof topics)[number]

export const newsTopics = ['forum', 'programme', 'participants', 'partners', 'press'] as const
export const sessionFormats = [
  'plenary',
  'panel',
  'talk',
  'workshop',
  'case',
  'demo',
  'ceremony',
  'break',
] as const
export const sessionLanguages = ['ru', 'en', 'both'] as const
export const partnerCategories = ['general', 'official', 'partner', 'exhibitor', 'information'] as const
export const committeeRoles = ['chair', 'deputy', 'member', 'secretary'] as const
export const faqSections = ['application', 'payment', 'visit', 'programme', 'contractors'] as const
/** The blocks of the home page that are lists of entries; one without entries is left out. */
export const homeBlocks = ['audience', 'change', 'call'] as const
export type HomeBlock = (typeof homeBlocks)[number]
/** What the plan of the surroundings shows beside hotels and hubs; lines have two ends. */
export const placeTypes = ['parking', 'stop', 'street', 'railway', 'shore'] as const
export type PlaceType = (typeof placeTypes)[number]
export const hubKinds = ['airport', 'station'] as const
/** Whom an important update is for; everyone means everybody with an application. */
export const updateAudiences = ['everyone', 'approved', 'unpaid', 'speakers', 'media', 'companies'] as const
export type UpdateAudience = (typeof updateAudiences)[number]
export const trackColours = ['green', 'blue', 'moss', 'indigo', 'sky', 'teal', 'slate'] as const

/** Pages whose prose is edited; the name is the page's name in the site map. */
export const pageSlugs = [
  'home',
  'conditions',
  'registration',
  'program',
  'speakers',
  'committee',
  'partners',
  'news',
  'album',
  'media',
  'photo',
  'faq',
  'contacts',
  'venue',
  'youth',
  'demoDay',
  'archive',
] as const
export type PageSlug = (typeof pageSlugs)[number]

/** Why a card on the site waits for an editor: its person withdrew the consent, or takes part no more. */
export const cardConcerns = ['leaving', 'left'] as const
export type CardConcern = (typeof cardConcerns)[number]
