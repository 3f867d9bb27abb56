import type { GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { fullMemberName } from '#web/account/member/words.ts'

/** The question before a removal; a single person is named. */
export function removeTitle(members: readonly GroupMember[], locale: 'ru' | 'en'): string {
  const [only, ...more] = members
  return only && more.length === 0
    ? m.group_remove_title_one({ name: fullMemberName(only, locale) })
    : m.group_remove_title({ count: members.length })
}

/** What a removal means: an unconfirmed form ends, and whoever has confirmed stays without the group. */
export function removeText(members: readonly Pick<GroupMember, 'editable'>[]): string {
  if (members.every(({ editable }) => editable)) return m.group_remove_text_unconfirmed()
  if (members.some(({ editable }) => editable)) return m.group_remove_text()
  return m.group_remove_text_confirmed()
}

/** The question before applications are withdrawn; a single person is named. */
export function withdrawTitle(members: readonly GroupMember[], locale: 'ru' | 'en'): string {
  const [only, ...more] = members
  return only && more.length === 0
    ? m.group_withdraw_title_one({ name: fullMemberName(only, locale) })
    : m.group_withdraw_title({ count: members.length })
}

/** What a withdrawal means; an open invoice is issued anew for the others. */
export function withdrawText(members: readonly Pick<GroupMember, 'invoice'>[]): string {
  return members.some(({ invoice }) => invoice) ? m.group_withdraw_text_invoiced() : m.group_withdraw_text()
}
