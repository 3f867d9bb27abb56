import type { BulkResult, GroupMember } from '#contract/group.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { memberName } from '#web/account/member/words.ts'

export type BulkAct = 'send' | 'remind' | 'edit' | 'withdraw' | 'remove'

/** The result of a bulk action: the people done, by name; the refused, by reason; and those not reached because it was stopped. */
export type BulkOutcome = {
  done: string[]
  refused: { code: ErrorCode; names: string[]; guids: string[] }[]
  untouched: { names: string[]; guids: string[] }
}

/** Names the people behind the results, which come by guid. The most frequent reason comes first. `asked` are all whom the action was meant for. */
export function bulkOutcome(
  { results }: BulkResult,
  members: readonly GroupMember[],
  locale: 'ru' | 'en',
  asked: readonly string[] = [],
): BulkOutcome {
  const names = new Map(members.map(member => [member.participantGuid, memberName(member, locale)]))
  const nameOf = (guid: string) => names.get(guid) ?? guid
  const refused = new Map<ErrorCode, string[]>()
  for (const { participantGuid, ok, code } of results) {
    if (ok) continue
    const why = code ?? 'server_error'
    refused.set(why, [...(refused.get(why) ?? []), participantGuid])
  }
  const reached = new Set(results.map(({ participantGuid }) => participantGuid))
  const untouched = asked.filter(guid => !reached.has(guid))
  return {
    untouched: { guids: untouched, names: untouched.map(nameOf) },
    done: results.filter(({ ok }) => ok).map(({ participantGuid }) => nameOf(participantGuid)),
    refused: [...refused]
      .map(([code, guids]) => ({ code, guids, names: guids.map(nameOf) }))
      .sort((left, right) => right.guids.length - left.guids.length),
  }
}

const titles = {
  send: m.group_outcome_send,
  remind: m.group_outcome_remind,
  edit: m.group_outcome_edit,
  withdraw: m.group_outcome_withdraw,
  remove: m.group_outcome_remove,
}

export function outcomeTitle(act: BulkAct, { done, refused, untouched }: BulkOutcome): string {
  const others = refused.reduce((sum, { guids }) => sum + guids.length, untouched.guids.length)
  return titles[act]({ done: done.length, total: done.length + others })
}

/** Whether it succeeded for everybody, so that no result needs to be shown. */
export function isWhole({ refused, untouched }: BulkOutcome): boolean {
  return refused.length === 0 && untouched.guids.length === 0
}

const namesShown = 3

export function namesLine(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).join(', ')
  return names.length > namesShown
    ? m.group_outcome_and_more({ names: shown, count: names.length - namesShown })
    : shown
}
