import type * as routes from '#contract/organiser-call.ts'
import { correctedFields } from '#contract/organiser-person.ts'
import { judgeAnswers } from '#domain/passport/mismatch-call.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { fieldsInWords } from '../message/field-words.ts'
import { tell } from '../message/tell-participant.ts'
import { identityChanges } from '../profile/identity-changes.ts'
import { identityOf } from '../profile/judge-profile.ts'
import { actOnCall, noteCall } from './act-on-call.ts'
import { answersOf } from './call-scene.ts'

/** What the person dictated, once they have proven who they are. The passport is compared again, and they read what was changed. */
export const correctOnCall: UseCase<
  typeof routes.correctOnCall,
  'clock' | 'config' | 'database' | 'published' | 'sealer'
> = async (call, needs) => {
  const { names, birthDate } = call.body
  let count = 0
  await actOnCall(needs, call, async acting => {
    const { tx, locked: record, edition, at } = acting
    const answers = await answersOf(tx, acting, { caller: call.actor.accountGuid, now: at })
    if (!judgeAnswers(answers).isProven) refuse('identity_unproven')
    const fields = correctedFields.filter(field => (record[field] || null) !== (names[field] || null))
    const changed = [
      ...fields,
      ...(birthDate && birthDate !== record.birthDate ? (['birthDate'] as const) : []),
    ]
    if (changed.length === 0) refuse('state_forbids')
    const context = { needs, tx, record, edition, at }
    const proposed = {
      ...identityOf(record),
      ...names,
      ...(birthDate && { birthDate }),
      noMiddleName: names.middleName ? false : record.noMiddleName || record.middleName !== null,
    }
    await identityChanges.apply(context, await identityChanges.judge(context, proposed))
    // The names of the fields, never their values.
    await noteCall(acting, call, { action: 'correctNames', toValue: changed.join(' ') })
    await tell(
      { needs, tx, edition },
      'corrected_on_call',
      record,
      locale => ({ changes: fieldsInWords(changed, locale) }),
      { about: 'profile' },
    )
    count = changed.length
  })
  return { changed: count }
}
