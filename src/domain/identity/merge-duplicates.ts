import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'

/** The two records of a pair, in the order of the list. */
export const mergeSides = ['left', 'right'] as const
export type MergeSide = (typeof mergeSides)[number]

export function otherSide(side: MergeSide): MergeSide {
  return side === 'left' ? 'right' : 'left'
}

/** What an organiser chooses between, each as one piece: half of one company and half of another would be nobody's. */
export const mergeFields = [
  'name',
  'latinName',
  'birthDate',
  'citizenship',
  'phone',
  'email',
  'role',
  'company',
  'position',
  'photograph',
  'passport',
  'contactPerson',
  'transfer',
  'postalAddress',
  'speakerProfile',
] as const
export type MergeField = (typeof mergeFields)[number]

export type MergeChoices = Record<MergeField, MergeSide>

/** What is known of a record before it is merged. */
export type MergeFacts = {
  status: ApplicationStatus
  security: SecurityStatus
  payment: PaymentStatus
  /** The person's own record; the others are forms that the account's owner fills in for somebody else. */
  isPrimary: boolean
  account: string
  hasPass: boolean
  /** A decision on it can still be recalled. */
  recallable: boolean
  erasureAsked: boolean
  /** The group that it is a present member of. */
  group: string | null
  /** Kinds of changes that it has asked for and that nobody has decided. */
  openRequests: readonly string[]
  /** A card among the speakers of the site was made of it. */
  hasSpeakerCard: boolean
  submittedAt: string | null
  createdAt: string
  /** Which fields it has. */
  given: Record<MergeField, boolean>
}

export type MergePair = Record<MergeSide, MergeFacts>

/** Why two records cannot be merged now; each is put right by what the console can do already. */
export const mergeObstacles = [
  'paymentOnBoth',
  'paymentOnOther',
  'passOnBoth',
  'passOnOther',
  'securityRefusedOther',
  'rejectedOther',
  'decisionWaiting',
  'erasureAsked',
  'ownLogInOther',
  'twoRegistrants',
  'twoGroups',
  'sameRequests',
  'twoSpeakerCards',
] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

/** What the preview counts of the record that goes. All of it moves, except that its assistants lose their access. */
export const movedKinds = [
  'invoices',
  'cardPayments',
  'group',
  'chatMessages',
  'messages',
  'notes',
  'tags',
  'assistants',
  'consents',
  'requests',
  'favourites',
  'programme',
  'survey',
  'badge',
  'passportViewings',
] as const
export type MovedKind = (typeof movedKinds)[number]

/**
 * What an organiser should know before a merge: the passport is compared again, the other phone's log-ins end, somebody of the group sees the person,
 * and a coordinator or assistant loses the draft.
 */
export const mergeNotices = ['checkedAgain', 'logInsEnd', 'joinsGroup', 'draftGoes'] as const
export type MergeNotice = (typeof mergeNotices)[number]

const paymentWeight: Record<PaymentStatus, number> = {
  unpaid: 0,
  noPaymentRequired: 1,
  pending: 2,
  paid: 3,
  cardPaymentAccepted: 3,
}

const statusWeight: Record<ApplicationStatus, number> = {
  cancelled: 0,
  rejected: 1,
  draft: 2,
  unconfirmed: 3,
  pending: 4,
  approved: 5,
}

const securityWeight: Record<SecurityStatus, number> = {
  passportPending: 0,
  passportFailed: 0,
  passportVerified: 1,
  // What security has found stays with the person.
  onHold: 2,
  rejected: 3,
}

/** The record that has come further stays, so that neither money nor a pass has to move; of two equal ones the one that was sent earlier. */
export function suggestKept({ left, right }: MergePair): MergeSide {
  const weights = [left, right].map(({ payment, hasPass, status, isPrimary, security }) => [
    paymentWeight[payment],
    Number(hasPass),
    Number(isPrimary),
    statusWeight[status],
    securityWeight[security],
  ])
  const [ofLeft = [], ofRight = []] = weights
  const at = ofLeft.findIndex((weight, index) => weight !== ofRight[index])
  if (at >= 0) return (ofLeft[at] ?? 0) > (ofRight[at] ?? 0) ? 'left' : 'right'
  const sent = ({ submittedAt, createdAt }: MergeFacts) => submittedAt ?? createdAt
  return sent(right) < sent(left) ? 'right' : 'left'
}

/** What speaks against merging the pair into the record of this side. */
export function findObstacles(pair: MergePair, keep: MergeSide): MergeObstacle[] {
  const [kept, other] = [pair[keep], pair[otherSide(keep)]]
  const both = (holds: (record: MergeFacts) => boolean) => holds(kept) && holds(other)
  const either = (holds: (record: MergeFacts) => boolean) => holds(kept) || holds(other)
  const hasMoney = ({ payment }: MergeFacts) => payment !== 'unpaid' && payment !== 'noPaymentRequired'
  const waivedAlone = other.payment === 'noPaymentRequired' && kept.payment !== 'noPaymentRequired'
  const refused = ({ security }: MergeFacts) => security === 'rejected' || security === 'onHold'
  const found: Record<MergeObstacle, boolean> = {
    paymentOnBoth: both(hasMoney),
    paymentOnOther: (hasMoney(other) || waivedAlone) && !both(hasMoney),
    passOnBoth: both(({ hasPass }) => hasPass),
    passOnOther: other.hasPass && !kept.hasPass,
    // A second form must not wash off what security or the committee has said.
    securityRefusedOther: refused(other) && other.security !== kept.security,
    rejectedOther: other.status === 'rejected' && kept.status !== 'rejected',
    decisionWaiting: either(({ recallable }) => recallable),
    erasureAsked: either(({ erasureAsked }) => erasureAsked),
    ownLogInOther: other.isPrimary && !kept.isPrimary,
    twoRegistrants: !kept.isPrimary && !other.isPrimary && kept.account !== other.account,
    twoGroups: kept.group !== null && other.group !== null && kept.group !== other.group,
    sameRequests: kept.openRequests.some(kind => other.openRequests.includes(kind)),
    twoSpeakerCards: both(({ hasSpeakerCard }) => hasSpeakerCard),
  }
  return mergeObstacles.filter(code => found[code])
}

/**
 * The side whose value must stay, where there is no choice: the log-in goes with the record, a member of a group represents its company, and a card
 * on the site belongs to the profile that it was made of.
 */
export function fixedSide(field: MergeField, pair: MergePair, keep: MergeSide): MergeSide | null {
  const other = otherSide(keep)
  if (field === 'phone') return keep
  if (field === 'company' && pair[keep].group) return keep
  if (field === 'company' && pair[other].group) return other
  if (field === 'speakerProfile' && pair[keep].hasSpeakerCard) return keep
  if (field === 'speakerProfile' && pair[other].hasSpeakerCard) return other
  return null
}

/** What stays unless the organiser says otherwise: the kept record's own values, and the other's where it has none. */
export function defaultChoices(pair: MergePair, keep: MergeSide): MergeChoices {
  const chosen = mergeFields.map(field => {
    const own = pair[keep].given[field] || !pair[otherSide(keep)].given[field]
    return [field, fixedSide(field, pair, keep) ?? (own ? keep : otherSide(keep))]
  })
  return Object.fromEntries(chosen) as MergeChoices
}

/** The choices as they will be taken: what is fixed stays so whatever was sent, and a value that is not there is no choice. */
export function settleChoices(pair: MergePair, keep: MergeSide, wanted: Partial<MergeChoices>): MergeChoices {
  const choices = defaultChoices(pair, keep)
  for (const field of mergeFields) {
    const side = wanted[field]
    if (side && !fixedSide(field, pair, keep) && pair[side].given[field]) choices[field] = side
  }
  return choices
}

/** Fields by which a passport is compared; another passport is compared in any case. */
const comparedFields: readonly MergeField[] = ['name', 'latinName', 'birthDate', 'citizenship', 'passport']

export function findNotices(pair: MergePair, keep: MergeSide, choices: MergeChoices): MergeNotice[] {
  const [kept, other] = [pair[keep], pair[otherSide(keep)]]
  const taken = mergeFields.filter(field => choices[field] !== keep && pair[choices[field]].given[field])
  const hasPassport = kept.given.passport || taken.includes('passport')
  const isJudged = kept.security === 'passportVerified' || kept.security === 'passportFailed'
  const found: Record<MergeNotice, boolean> = {
    checkedAgain: hasPassport && isJudged && taken.some(field => comparedFields.includes(field)),
    logInsEnd: other.isPrimary && other.account !== kept.account,
    joinsGroup: other.group !== null && kept.group === null,
    draftGoes: !other.isPrimary && other.account !== kept.account,
  }
  return mergeNotices.filter(code => found[code])
}
