import type { Locale } from '#contract/field.ts'
import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { CabinetPart } from '#domain/participant/cabinet-part.ts'
import { findLatestErasureRequest } from '#server/persistence/erasure-queries.ts'
import { listLogIns } from '#server/persistence/login-queries.ts'
import { listStandingConsents } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { judgeWhole } from '../application/finish-application.ts'
import { assistantsOf } from '../assistant/list-assistants.ts'
import { presentBadge } from '../badge/read-badge.ts'
import { presentConsents } from '../consent/own-consents.ts'
import { presentContact } from '../contact-person/read-contact.ts'
import { presentDashboard } from '../dashboard/read-dashboard.ts'
import { presentErasure } from '../erasure/present-erasure.ts'
import { presentOwnGroup } from '../group/own-group.ts'
import { presentBoard } from '../group/read-board.ts'
import { presentHotels } from '../hotel/read-hotels.ts'
import { presentPayment } from '../invoice/read-payment.ts'
import { itineraryOf } from '../itinerary/read-itinerary.ts'
import type { PermittedParticipant } from '../participant/permitted-participant.ts'
import { presentParticipant } from '../participant/present-participant.ts'
import { presentPhotograph } from '../photograph/read-photograph.ts'
import { presentPostalAddress } from '../postal-address/postal-address-section.ts'
import { presentProfile } from '../profile/read-profile.ts'
import { presentSettings } from '../settings/read-settings.ts'
import { presentSpeakerProfile } from '../speaker-profile/read-speaker-profile.ts'
import { presentTransfer } from '../transfer/read-transfer.ts'
import { updatesOf } from '../update/read-updates.ts'
import { coordinatedGroup } from './cabinet-owner.ts'
import { maskedPassport } from './masked-passport.ts'
import { seenChat } from './seen-chat.ts'
import { seenFavourites } from './seen-favourites.ts'

export type CabinetNeeds = 'clock' | 'database' | 'published' | 'sealer'

/** Whose page, and in which language it is read. */
export type Looked = Pick<PermittedParticipant, 'record' | 'edition'> & { locale: Locale }

/** One page, by what serves it to the person. */
export function readPart(needs: Needs<CabinetNeeds>, part: CabinetPart, looked: Looked): Promise<SeenPart> {
  return readers[part](needs, looked)
}

type Reading = (needs: Needs<CabinetNeeds>, looked: Looked) => Promise<SeenPart>

const readers: Record<CabinetPart, Reading> = {
  async home(needs, looked) {
    return { part: 'home', dashboard: await homeOf(needs, looked) }
  },
  async application(needs, { record, edition }) {
    const consents = await listStandingConsents(needs.database, record.guid)
    const today = localDayAt(needs.clock.now().getTime(), edition.timeZone)
    return {
      part: 'application',
      application: presentParticipant(record, consents),
      missing: judgeWhole(record, consents, today).refused.map(({ field, code }) => ({ field, code })),
    }
  },
  async programme(needs, { record, locale }) {
    const { feed, ...itinerary } = await itineraryOf(needs, { guid: record.guid, locale })
    return { part: 'programme', itinerary, hasFeed: feed !== null }
  },
  async favourites(needs, looked) {
    return { part: 'favourites', ...(await seenFavourites(needs, looked)) }
  },
  async badge(needs, looked) {
    const { record, edition } = looked
    return {
      part: 'badge',
      badge: await presentBadge(needs.database, { record, edition, at: needs.clock.now() }),
      dashboard: await homeOf(needs, looked),
    }
  },
  async chat(needs, looked) {
    return { part: 'chat', ...(await seenChat(needs, looked)) }
  },
  async updates(needs, looked) {
    return { part: 'updates', updates: await updatesOf(needs, looked) }
  },
  async photograph(needs, looked) {
    return { part: 'photograph', photograph: await presentPhotograph(needs, looked) }
  },
  async passport(needs, { record }) {
    return { part: 'passport', passport: await maskedPassport(needs, record) }
  },
  async payment(needs, looked) {
    const payment = await presentPayment(needs, { accountGuid: looked.record.accountGuid }, looked)
    // Its identifiers would open the bank's page.
    const open = payment.openCardPayment
    const openCardPayment = open && { expiresAt: open.expiresAt, people: open.people }
    return { part: 'payment', payment: { ...payment, openCardPayment } }
  },
  async documents({ database }, looked) {
    const { consents } = await presentConsents(database, looked)
    const { address } = await presentPostalAddress(database, looked.record)
    return { part: 'documents', consents, address }
  },
  async speaker({ database }, { record, edition }) {
    const speaker = await presentSpeakerProfile(database, { record, edition, role: 'participant' })
    return { part: 'speaker', speaker }
  },
  async group({ database, clock }, { record, edition }) {
    const { group: own } = await presentOwnGroup(database, record)
    const group = await coordinatedGroup(database, record, edition.guid)
    if (!group) return { part: 'group', own, board: null }
    const { members, group: presented } = await presentBoard(database, { group, edition, at: clock.now() })
    const company = presented.company.shortName ?? presented.company.name
    return { part: 'group', own, board: { company, members } }
  },
  async hotels(needs, looked) {
    const overview = await presentHotels(needs, looked)
    const hotels = overview.hotels.map(hotel => ({ ...hotel, promoCode: null }))
    return { part: 'hotels', overview: { ...overview, hotels } }
  },
  async transfer(needs, { record, edition, locale }) {
    return {
      part: 'transfer',
      transfer: await presentTransfer(needs, { guid: record.guid, edition, locale }),
    }
  },
  async profile({ database, clock }, looked) {
    return { part: 'profile', profile: await presentProfile(database, looked, clock.now()) }
  },
  async contact({ database }, { record }) {
    return {
      part: 'contact',
      contact: await presentContact(database, record),
      assistants: await assistantsOf(database, record),
    }
  },
  async settings({ database, clock }, { record, edition }) {
    const [logIns, erasureRow] = await Promise.all([
      listLogIns(database, record.accountGuid, clock.wall()),
      findLatestErasureRequest(database, record.guid),
    ])
    return {
      part: 'settings',
      settings: await presentSettings(database, record),
      erasure: presentErasure(erasureRow, { record, edition, at: clock.now() }),
      logIns: logIns.filter(({ audience }) => audience !== 'organizer').length,
    }
  },
}

function homeOf(needs: Needs<CabinetNeeds>, { record, edition }: Looked) {
  return presentDashboard(needs, { record, edition, seesProfile: true })
}
