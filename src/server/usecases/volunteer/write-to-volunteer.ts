import type { VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import { ownNameIn } from '../message/addressing.ts'
import type { MessageContent, MessageName } from '../message/message-catalogue.ts'
import type { MessageScene } from '../message/message-scene.ts'
import type { QueueOptions } from '../message/queue-message.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { volunteerAddress } from './volunteer-link.ts'

/** Messages that say nothing but the link of the volunteer's page. */
type PlainMessage =
  | 'volunteer_received'
  | 'volunteer_known'
  | 'volunteer_accepted'
  | 'volunteer_reserve'
  | 'volunteer_declined'
  | 'volunteer_withdrawn'
  | 'volunteer_link'
  | 'volunteer_admitted'
  | 'volunteer_refused'
  | 'volunteer_looked_again'

type ShiftMessage =
  | 'volunteer_shift_assigned'
  | 'volunteer_shift_changed'
  | 'volunteer_shift_removed'
  | 'volunteer_reminder'

/** Writes to a volunteer in the language of their form. */
export function writeToVolunteer(
  scene: MessageScene,
  name: PlainMessage,
  volunteer: VolunteerRow,
): Promise<void> {
  return send(scene, name, { volunteer, content: { link: volunteerAddress(scene.needs, volunteer) } })
}

/** The same about a shift, which is named in the language of the reader. */
export function writeOfShift(
  scene: MessageScene,
  name: ShiftMessage,
  { volunteer, words, options }: OfShift,
): Promise<void> {
  const link = volunteerAddress(scene.needs, volunteer)
  const content = (locale: 'ru' | 'en') => ({ before: '', link, ...words(locale) })
  return send(scene, name, { volunteer, content, ...(options && { options }) })
}

type OfShift = { volunteer: VolunteerRow; words: (locale: 'ru' | 'en') => Shown; options?: QueueOptions }

/** The shift in words; `before` where it was another. */
type Shown = { shift: string; before?: string }

/** The last message, which has no page to lead to. */
export function writeOfErasure(scene: MessageScene, volunteer: VolunteerRow): Promise<void> {
  return send(scene, 'volunteer_erased', { volunteer, content: {} })
}

type Sent<Name extends MessageName> = {
  volunteer: VolunteerRow
  content: MessageContent<Name>
  options?: QueueOptions
}

function send<Name extends MessageName>(
  scene: MessageScene,
  name: Name,
  { volunteer, content, options }: Sent<Name>,
): Promise<void> {
  const { phone, email, locale } = volunteer
  const to = { participantGuid: null, phone, email, locale, name: ownNameIn(locale, volunteer) }
  return tellAddressee(scene, name, to, content, options)
}
