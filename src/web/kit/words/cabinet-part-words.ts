import type { CabinetPart } from '#domain/participant/cabinet-part.ts'
import { m } from '#messages/compiled/messages.js'

/** The pages of the cabinet as its own navigation names them. */
export const cabinetPartWords: Record<CabinetPart, () => string> = {
  home: m.account_nav_home,
  application: m.cabinet_part_application,
  programme: m.account_nav_own_programme,
  favourites: m.account_nav_favourites,
  badge: m.account_nav_badge,
  chat: m.account_nav_chat,
  updates: m.account_nav_updates,
  photograph: m.account_nav_photograph,
  passport: m.account_nav_passport,
  payment: m.account_nav_payment,
  documents: m.account_nav_documents,
  speaker: m.account_nav_speaker,
  group: m.account_nav_group,
  hotels: m.account_nav_hotels,
  transfer: m.account_nav_transfer,
  profile: m.account_nav_profile,
  contact: m.account_nav_contact,
  settings: m.account_nav_settings,
}
