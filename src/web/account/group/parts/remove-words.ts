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
