import type * as routes from '#contract/organiser-call.ts'
import type { CallDetail } from '#contract/organiser-call.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { answerMatches, judgeAnswers, judgeCorrectionLink, nextCall } from '#domain/passport/mismatch-call.ts'
import { holdWorker, roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import {
  changeCall,
  findCall,
  insertAnswer,
  insertAttempt,
  lockCall,
} from '#server/persistence/mismatch-call-queries.ts'
import { lockParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { makeLoginLink } from '../auth/login-link.ts'
import { ownNameIn } from '../message/addressing.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { announceCall } from './announce-call.ts'
import { answersOf, type CallScene, listLinkTimes, presentCallDetail, readCallScene } from './call-scene.ts'

type Act = {
  actor: OrganiserActor
  facts: RequestFacts
  params: { guid: string }
  body: { version: number }
}

/** A call that this operator acts on, its person locked, and then the call on the version that they saw. */
export type ActingCall = CallScene & { tx: Tx; at: Date; locked: Locked<ParticipantRecord> }

/** Runs one act under the locks, tells the open desks, and answers with what the desk shows then; a colleague who was quicker is not overwritten. */
export async function actOnCall(
  needs: Needs<'clock' | 'database' | 'sealer'>,
  act: Act,
  work: (acting: ActingCall) => Promise<void>,
): Promise<CallDetail | null> {
  const { guid } = act.params
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    await holdWorker(tx, act.actor, 'calls')
    const edition = await readCurrentEdition(tx)
    const wanted = { guid, editionGuid: edition.guid }
    const call = (await findCall(tx, wanted)) ?? refuse('not_found')
    const locked = await lockParticipant(tx, { guid: call.participantGuid, editionGuid: edition.guid })
    const scene = await readCallScene(needs, tx, { guid, edition })
    const isCurrent = await lockCall(tx, {
      guid,
      version: act.body.version,
      openedAt: scene.call.openedAt,
    })
    if (!isCurrent) refuse('changed_meanwhile')
    await work({ ...scene, tx, at, locked: locked ?? refuse('not_found') })
    await announceCall(tx, guid)
    if (!(await findCall(tx, wanted))) return null
    const after = await readCallScene(needs, tx, { guid, edition })
    return presentCallDetail(tx, after, { caller: act.actor.accountGuid, now: at })
  })
}

export function noteCall(
  { tx, at, call }: ActingCall,
  { actor, facts }: Act,
  { action, toValue = null }: { action: AuditAction; toValue?: string | null },
): Promise<void> {
  return recordAudit(tx, {
    ...{ at, action, toValue },
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'call-mismatches'),
    subjectKind: 'application',
    subjectGuid: call.guid,
    requestId: facts.requestId,
  })
}

const shown = (detail: CallDetail | null): CallDetail => detail ?? refuse('not_found')

/** Takes a call, also over from a colleague whose name is on the screen, or gives it back. */
export const takeCall: UseCase<typeof routes.takeCall, 'clock' | 'database' | 'sealer'> = async (
  call,
  needs,
) =>
  shown(
    await actOnCall(needs, call, async acting => {
      const isMine = call.body.owner === 'me'
      await changeCall(acting.tx, acting.call.guid, {
        takenBy: isMine ? call.actor.accountGuid : null,
        takenAt: isMine ? acting.at : null,
      })
      await noteCall(acting, call, { action: isMine ? 'takeCall' : 'giveCallBack' })
    }),
  )

/** Compares what the person said; the log has the question and whether it was right. */
export const askIdentity: UseCase<typeof routes.askIdentity, 'clock' | 'database' | 'sealer'> = async (
  call,
  needs,
) =>
  shown(
    await actOnCall(needs, call, async acting => {
      const { question, answer } = call.body
      const known = acting.questions.includes(question) ? acting.known.get(question) : undefined
      if (known === undefined)
        return refuse('value_invalid', { details: [{ field: 'question', code: 'value_invalid' }] })
      const given = await answersOf(acting.tx, acting, { caller: call.actor.accountGuid, now: acting.at })
      if (!judgeAnswers(given).mayAsk) refuse('state_forbids')
      const matches = answerMatches(question, answer, known)
      await insertAnswer(acting.tx, {
        applicationGuid: acting.call.guid,
        askedBy: call.actor.accountGuid,
        askedAt: acting.at,
        ...{ question, matches },
      })
      await changeCall(acting.tx, acting.call.guid, {})
      await noteCall(acting, call, {
        action: 'askIdentity',
        toValue: `${question} ${matches ? 'right' : 'wrong'}`,
      })
    }),
  )

export const logCall: UseCase<typeof routes.logCall, 'clock' | 'database' | 'sealer'> = async (call, needs) =>
  shown(
    await actOnCall(needs, call, async acting => {
      const { outcome, note, callAt: asked } = call.body
      const next = nextCall({ outcome, callAt: asked ? new Date(asked) : null }, acting.at)
      if (!next.ok) return refuse(next.code, { details: [{ field: 'callAt', code: next.code }] })
      await insertAttempt(acting.tx, {
        applicationGuid: acting.call.guid,
        calledBy: call.actor.accountGuid,
        calledAt: acting.at,
        ...{ outcome, callAt: next.callAt, note: note || null },
      })
      // Whoever has called is done with it; the next time may be a colleague's.
      await changeCall(acting.tx, acting.call.guid, { callAt: next.callAt, takenBy: null, takenAt: null })
      await noteCall(acting, call, { action: 'logCall' })
    }),
  )

/** The link logs the person's own phone in once and leads to the passport (decision 171); nobody else gets a copy. */
export const sendCorrectionLink: UseCase<
  typeof routes.sendCorrectionLink,
  'clock' | 'config' | 'database' | 'sealer'
> = async (call, needs) =>
  shown(
    await actOnCall(needs, call, async acting => {
      const { tx, record, edition, at } = acting
      const { guid: participantGuid, accountGuid, accountPhone, locale } = record
      const links = await listLinkTimes(tx, [acting.call.guid], at)
      const verdict = judgeCorrectionLink({ ...record, sentAt: links.get(acting.call.guid) ?? [] }, at)
      if (!verdict.ok && verdict.obstacle === 'noCabinet') refuse('state_forbids')
      else if (!verdict.ok)
        refuse(verdict.obstacle === 'sentOften' ? 'links_used_up' : 'link_sent_recently', {
          retryAfterSeconds: verdict.retryAfterSeconds,
        })
      const link = await makeLoginLink(needs, tx, { accountGuid, locale, next: '/account/passport' })
      await tellAddressee(
        { needs, tx, edition },
        'passport_correction',
        { participantGuid, phone: accountPhone, email: null, locale, name: ownNameIn(locale, record) },
        { link },
      )
      await changeCall(tx, acting.call.guid, { linkSentAt: at })
      await noteCall(acting, call, { action: 'sendCorrectionLink' })
    }),
  )
