import { type AdmissionFacts, admissionVerdict } from '../admission/admission-verdict.ts'
import { payability } from '../payment/payability.ts'

/** Gates of the coordinator's board, in the order a person passes them. */
export const memberGates = ['confirmed', 'approved', 'paid', 'passport', 'photo', 'transfer'] as const

export type MemberGate = (typeof memberGates)[number]

/** State of a member at one gate: nothing to do yet or any more, somebody must act, under review, passed, refused. */
export const gateStates = ['closed', 'todo', 'waiting', 'done', 'refused'] as const

export type GateState = (typeof gateStates)[number]

export type MemberFacts = AdmissionFacts & {
  /** A confirmation link was sent and still works. */
  linkLive: boolean
  /** A place that was paid for waits for the person's approval. */
  placeWaiting: boolean
  /** The transfer is filled in, by the person or somebody for them. */
  transferGiven: boolean
  transferLocked: boolean
}

/** The state of a member at each gate; the gates after the confirmation are closed until the person confirms. */
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

function paidGate({ application: status, security, payment, placeWaiting }: MemberFacts): GateState {
  if (placeWaiting && (status === 'draft' || status === 'unconfirmed' || status === 'pending')) return 'done'
  const verdict = payability({ status, security, payment })
  if (!verdict.ok) return verdict.code === 'payment_already_settled' ? 'done' : 'closed'
  return payment === 'pending' ? 'waiting' : 'todo'
}

/** Whether the person has a cabinet to do their part in. */
const isUnderWay = ({ application }: MemberFacts) => application === 'pending' || application === 'approved'

function passportGate(facts: MemberFacts): GateState {
  if (facts.security === 'rejected') return 'refused'
  if (facts.security === 'passportVerified') return 'done'
  if (!isUnderWay(facts)) return 'closed'
  if (facts.security === 'onHold') return 'waiting'
  return facts.security === 'passportPending' && facts.passportGiven ? 'waiting' : 'todo'
}

/** Follows the admission verdict, so that the board and the person's cabinet never differ. */
function photographGate(facts: MemberFacts): GateState {
  // Of a withdrawn application the verdict asks for nothing any more, which is no photograph.
  if (facts.application === 'cancelled') return 'closed'
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
