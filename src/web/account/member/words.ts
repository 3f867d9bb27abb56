import type { GroupMember } from '#contract/group.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'

type Named = Pick<GroupMember, 'firstName' | 'lastName' | 'latinName' | 'phone' | 'email'>

/** A member as the board names them, surname first in Russian; without a name, by phone or e-mail. */
export function memberName(member: Named, locale: 'ru' | 'en'): string {
  const cyrillic = [member.lastName, member.firstName].filter(Boolean).join(' ')
  const names = locale === 'ru' ? [cyrillic, member.latinName] : [member.latinName, cyrillic]
  return names.find(name => name?.trim()) ?? reachedBy(member) ?? m.group_unnamed()
}

function reachedBy({ phone, email }: Named): string | null {
  return phone?.trim() ? formatPhone(phone) : email?.trim() || null
}

/** The full name with the patronymic. */
export function fullMemberName(member: GroupMember, locale: 'ru' | 'en'): string {
  const { lastName, firstName, middleName } = member
  const full = [lastName, firstName, middleName].filter(Boolean).join(' ')
  return locale === 'ru' && full ? full : memberName(member, locale)
}
