import type { StaffCompanyRow } from '#server/persistence/staff-company-queries.ts'
import type { MessageContent, MessageName } from '../message/message-catalogue.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { tellAddressee } from '../message/tell-addressee.ts'

/** Writes to the responsible employee in their language, by e-mail, and by SMS where the message has one. */
export function writeToStaffOwner<Name extends MessageName>(
  scene: MessageScene,
  name: Name,
  {
    company,
    content,
    options = {},
  }: { company: StaffCompanyRow; content: MessageContent<Name>; options?: { invoiceGuid?: string } },
): Promise<void> {
  const { email, locale, noticesBy, firstName, latinFirstName, ownerPhone } = company
  const called = locale === 'en' ? latinFirstName : firstName
  return tellAddressee(
    scene,
    name,
    { participantGuid: null, phone: ownerPhone, email, locale, noticesBy, name: called },
    content,
    { ...options, staffCompanyGuid: company.guid },
  )
}
