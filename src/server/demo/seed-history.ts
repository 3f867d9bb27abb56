import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { isAsked, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import { recordConsents } from '../persistence/consent-queries.ts'
import type { Tx } from '../persistence/database.ts'
import type { DB } from '../persistence/database-types.gen.ts'
import { insertDemoHistory } from '../persistence/demo-queries.ts'
import type { Services } from '../services.ts'
import { consentTexts } from '../usecases/consent/consent-texts.ts'
import { demoEdition, demoLegalDetails } from './demo-edition.ts'
import { type DemoEvent, moscow } from './demo-event.ts'
import { isCoordinator } from './demo-groups.ts'
import { type DemoParticipant, localeOf, nameInPapers } from './demo-participants.ts'
import { demoPlaces } from './demo-places.ts'
import type { ReplayedStep } from './replay-events.ts'

/** A participant with the guids of their rows. */
export type SeededParticipant = DemoParticipant & {
  guid: string
  applicationGuid: string
  accountGuid: string
  /** Account of whoever filled in the form for the person. */
  registeredBy: string | null
}

/** Accounts of the organisers who act in the stories. */
export type ActingTeam = {
  committee: string
  finance: string
  security: string
  support: string
  content: string
  logistics: string
  gate: string
}

/** How long a decision could be recalled before its messages were sent (product.md §3). */
const recallMilliseconds = 10 * 60_000

/** The audit of all events in order, and the committee's decisions whose messages were sent long ago. */
export async function seedHistory(tx: Tx, people: SeededParticipant[], team: ActingTeam): Promise<void> {
  const steps = people
    .flatMap(seeded => seeded.life.steps.map(step => ({ seeded, step })))
    .sort((left, right) => left.step.event.at.getTime() - right.step.event.at.getTime())
  const batches = new Map<string, string>()
  const decisions = steps.flatMap(({ seeded, step }) => decisionRow(seeded, step, team, batches) ?? [])
  const told = steps.map(({ seeded, step }) => auditRow(seeded, step, team))
  const audit = [...told, ...placeRows(people, team)].sort(
    (left, right) => left.at.getTime() - right.at.getTime(),
  )
  await insertDemoHistory(tx, { audit, decisions })
}

type AuditRow = Insertable<DB['auditEntry']> & { at: Date }

function auditRow(seeded: SeededParticipant, step: ReplayedStep, team: ActingTeam): AuditRow {
  const { event } = step
  return {
    at: event.at,
    ...actorOf(event, seeded, team),
    subjectKind: step.subjectKind,
    subjectGuid: step.subjectKind === 'participant' ? seeded.guid : seeded.applicationGuid,
    action: step.action,
    fromValue: step.from,
    toValue: step.to,
    reason: event.reason ?? null,
    requestId: null,
  }
}

/** Both histories name the other person. */
function placeRows(people: SeededParticipant[], team: ActingTeam): AuditRow[] {
  return demoPlaces.flatMap(({ from, to, givenAt }) => {
    const [old, made] = [from, to].map(phone => people.find(({ person }) => person.phone === phone))
    if (!old || !made) throw new RangeError(`the demo has not both ${from} and ${to}`)
    const common = {
      at: moscow(givenAt),
      actorGuid: team.committee,
      actorRole: 'committee',
      subjectKind: 'application' as const,
    }
    return [
      {
        ...common,
        subjectGuid: old.applicationGuid,
        action: 'givePlace' as const,
        reason: nameInPapers(made.person),
      },
      {
        ...common,
        subjectGuid: made.applicationGuid,
        action: 'takePlace' as const,
        toValue: 'draft',
        reason: nameInPapers(old.person),
      },
    ]
  })
}

function actorOf({ by }: DemoEvent, seeded: SeededParticipant, team: ActingTeam) {
  switch (by) {
    case 'committee':
    case 'organiser':
      return { actorGuid: team.committee, actorRole: 'committee' }
    case 'finance':
    case 'security':
      return { actorGuid: team[by], actorRole: by }
    case 'acquirer':
    case 'clock':
      return { actorGuid: null, actorRole: 'acquirer' }
    case 'assistant':
      return {
        actorGuid: seeded.registeredBy,
        actorRole: isCoordinator(seeded.person.managedBy ?? '') ? 'coordinator' : 'assistant',
      }
    default:
      return { actorGuid: seeded.accountGuid, actorRole: 'participant' }
  }
}

/** Decisions with the same kind, reason and minute were released together. */
function decisionRow(
  seeded: SeededParticipant,
  { event, action }: ReplayedStep,
  team: ActingTeam,
  batches: Map<string, string>,
): Insertable<DB['decision']> | null {
  if (action !== 'approve' && action !== 'reject' && action !== 'requestInformation' && action !== 'reopen')
    return null
  const key = `${action} ${event.at.getTime()} ${event.reason ?? ''}`
  const batchGuid = batches.get(key) ?? randomUUID()
  batches.set(key, batchGuid)
  const recallUntil = new Date(event.at.getTime() + recallMilliseconds)
  return {
    batchGuid,
    applicationGuid: seeded.applicationGuid,
    kind: action,
    reason: event.reason ?? null,
    releasedBy: team.committee,
    releasedAt: event.at,
    recallUntil,
    sentAt: recallUntil,
  }
}

/** The consents each person gave, dated by the form or payment that asked for them. */
export async function seedConsents(services: Services, tx: Tx, people: SeededParticipant[]): Promise<void> {
  const addressHash = services.sealer.hash('address', 'demo')
  for (const { person, life, guid, accountGuid } of people) {
    const locale = localeOf(person)
    for (const step of life.steps) {
      const kinds = consentsAt(step, person.agrees ?? []).filter(kind => isAsked(kind, ['advertising']))
      if (kinds.length === 0) continue
      const texts = consentTexts(legalFactsOf({ ...demoEdition, ...demoLegalDetails }), locale).filter(text =>
        kinds.includes(text.kind),
      )
      await recordConsents(tx, {
        participantGuid: guid,
        texts,
        locale,
        at: step.event.at,
        givenBy: accountGuid,
        addressHash,
        how: step.action === 'confirm' ? 'link' : 'form',
      })
    }
  }
}

function consentsAt({ action }: ReplayedStep, agrees: readonly ConsentKind[]): ConsentKind[] {
  if (action === 'finish' || action === 'confirm') return [...requiredForApplication, ...agrees]
  if (action === 'startCard') return ['cardPayment', 'payerDetails']
  return action === 'issueInvoice' ? ['payerDetails'] : []
}
