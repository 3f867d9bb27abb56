import { z } from 'zod'
import { cabinetParts } from '#domain/participant/cabinet-part.ts'
import { cabinetPurposes } from '#domain/participant/cabinet-viewing.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { assistants } from './assistant.ts'
import { badge } from './badge.ts'
import { chatPart, importantUpdate } from './chat.ts'
import { contactPerson } from './contact-person.ts'
import { dashboard } from './dashboard.ts'
import { ownConsent } from './document.ts'
import { erasure } from './erasure.ts'
import { guid, isoInstant } from './field.ts'
import { groupMember } from './group.ts'
import { hotel, hotelsOverview } from './hotel.ts'
import { itinerary } from './itinerary.ts'
import { ownGroup } from './own-group.ts'
import { participant } from './participant.ts'
import { passport } from './passport.ts'
import { paymentOverview } from './payment.ts'
import { photographStanding } from './photograph.ts'
import { postalAddress } from './postal-address.ts'
import { profile } from './profile.ts'
import { sessionSummary } from './recommendation.ts'
import { defineRoute } from './route.ts'
import { settings } from './settings.ts'
import { speakerProfile } from './speaker-profile.ts'
import { transfer } from './transfer.ts'

/** The document without what tells it apart: never the number, never a scan. */
const maskedPassport = passport.pick({ given: true, security: true, mismatchNote: true }).extend({
  kind: z.enum(['russian', 'foreign']).nullable(),
  maskedNumber: z.string().nullable(),
  mainPageGiven: z.boolean(),
  registrationPageGiven: z.boolean(),
})

/**
 * One page of a cabinet, by what its own route answers. Left out is whatever could be used: the codes of the pass, of the network and of
 * the hotels, the address of the private calendar, the way back into an open card payment; and what of others only the coordinator needs.
 */
export const seenPart = z.discriminatedUnion('part', [
  z.object({ part: z.literal('home'), dashboard }),
  z.object({
    part: z.literal('application'),
    application: participant,
    /** Without which it cannot be sent. */
    missing: z.array(z.object({ field: z.string(), code: z.enum(errorCodes) })),
  }),
  z.object({
    part: z.literal('programme'),
    itinerary: itinerary.omit({ feed: true, suggestion: true }),
    hasFeed: z.boolean(),
  }),
  z.object({
    part: z.literal('favourites'),
    sessions: z.array(sessionSummary),
    speakers: z.array(z.object({ guid, name: z.string() })),
  }),
  z.object({ part: z.literal('badge'), badge: badge.omit({ pass: true, wifiCode: true }), dashboard }),
  z.object({ part: z.literal('chat'), chat: chatPart, unread: z.int() }),
  z.object({ part: z.literal('updates'), updates: z.array(importantUpdate) }),
  z.object({ part: z.literal('photograph'), photograph: photographStanding }),
  z.object({ part: z.literal('passport'), passport: maskedPassport }),
  z.object({
    part: z.literal('payment'),
    payment: paymentOverview.omit({ payerSuggestion: true }).extend({
      openCardPayment: z.object({ expiresAt: isoInstant, people: z.int() }).nullable(),
    }),
  }),
  z.object({
    part: z.literal('documents'),
    consents: z.array(ownConsent),
    address: postalAddress.shape.address,
  }),
  z.object({ part: z.literal('speaker'), speaker: speakerProfile }),
  z.object({
    part: z.literal('group'),
    own: ownGroup.shape.group,
    /** Of the group that the person coordinates. */
    board: z
      .object({
        company: z.string(),
        members: z.array(
          groupMember.pick({
            participantGuid: true,
            lastName: true,
            firstName: true,
            middleName: true,
            latinName: true,
            status: true,
            payment: true,
          }),
        ),
      })
      .nullable(),
  }),
  z.object({
    part: z.literal('hotels'),
    overview: hotelsOverview.extend({ hotels: z.array(hotel.extend({ promoCode: z.null() })) }),
  }),
  z.object({ part: z.literal('transfer'), transfer }),
  z.object({ part: z.literal('profile'), profile }),
  z.object({ part: z.literal('contact'), contact: contactPerson, assistants }),
  z.object({
    part: z.literal('settings'),
    settings,
    erasure,
    /** How many log-ins are open now; where and since when is for the person alone. */
    logIns: z.int(),
  }),
])

export type SeenPart = z.infer<typeof seenPart>

export const viewCabinet = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/cabinet',
  summary:
    'What one page of the person’s cabinet says, to look at; page and purpose are logged where the person reads them',
  policy: { kind: 'organiser', permission: 'view-cabinets' },
  params: z.object({ guid }),
  body: z.strictObject({
    purpose: z.enum(cabinetPurposes, 'required'),
    part: z.enum(cabinetParts).default('home'),
  }),
  response: z.object({
    person: z.object({ name: z.string(), latinName: z.string().nullable() }),
    seen: seenPart,
    /** The pages of this cabinet that the roles open, in the order of its navigation. */
    parts: z.array(z.enum(cabinetParts)),
    /** Whose name and time are written over it. */
    viewer: z.string(),
    at: isoInstant,
  }),
})
