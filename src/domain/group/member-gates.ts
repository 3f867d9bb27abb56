import { type AdmissionFacts, admissionVerdict } from '../admission/admission-verdict.ts'
import { payability } from '../payment/payability.ts'

/** Gates of the coordinator's board, in the order in which a person passes them. */
export const memberGates = ['confirmed', 'approved', 'paid', 'passport', 'photo', 'transfer'] as const

export type MemberGate = (typeof memberGates)[number]

/** How far a member is with one gate: nothing to do yet or any more, somebody must act, being looked at, passed, refused. */
export const gateStates = ['closed', 'todo', 'waiting', 'done', 'refused'] as const

export type GateState = (typeof gateStates)[number]

export type MemberFacts = AdmissionFacts & {
  /** A confirmation link is out and still opens. */
  linkLive: boolean
  /** The person, or somebody for them, has said how they travel. */
  transferGiven: boolean
  transferLocked: boolean
}

/** Where a member stands at each gate; the gates behind the person's own word are closed until it is given. */
export function gatesOf(facts: MemberFacts): Record<MemberGate, GateState> {
  return {
    confirmed: confirmedGate(facts),
    approved: approvedGate(facts),
    paid: paidGate(facts),
    passport: passportGate(facts),
    photo: photographGate(facts),
    transfer: transferGate(facts),
  }
}

function confirmedGate({ application, linkLive }: MemberFacts): GateState {
  if (application === 'cancelled') return 'closed'
  if (application === 'draft') return 'todo'
  if (application === 'unconfirmed') return linkLive ? 'waiting' : 'todo'
  return 'done'
}

function approvedGate({ application }: MemberFacts): GateState {
  if (application === 'pending') return 'waiting'
  if (application === 'approved') return 'done'
  return application === 'rejected' ? 'refused' : 'closed'
}

function paidGate({ application: status, security, payment }: MemberFacts): GateState {
  const verdict = payability({ status, security, payment })
  if (!verdict.ok) return verdict.code === 'payment_already_settled' ? 'done' : 'closed'
  return payment === 'pending' ? 'waiting' : 'todo'
}

/** Whether the person has a cabinet in which to do their part. */
const isUnderWay = ({ application }: MemberFacts) => application === 'pending' || application === 'approved'

function passportGate(facts: MemberFacts): GateState {
  if (facts.security === 'rejected') return 'refused'
  if (facts.security === 'passportVerified') return 'done'
  if (!isUnderWay(facts)) return 'closed'
  if (facts.security === 'onHold') return 'waiting'
  return facts.security === 'passportPending' && facts.passportGiven ? 'waiting' : 'todo'
}

/** The same words as the verdict's, so that the board and the person's own cabinet never differ. */
function photographGate(facts: MemberFacts): GateState {
  const open = admissionVerdict(facts).open.find(({ reason }) => reason.startsWith('photo_'))
  if (!open) return 'done'
  if (!isUnderWay(facts)) return 'closed'
  return open.who === 'participant' ? 'todo' : 'waiting'
}

function transferGate(facts: MemberFacts): GateState {
  if (facts.application === 'cancelled' || facts.application === 'rejected') return 'closed'
  if (facts.transferGiven) return 'done'
  return isUnderWay(facts) && !facts.transferLocked ? 'todo' : 'closed'
}
