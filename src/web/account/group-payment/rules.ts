import type { GroupMember } from '#contract/group.ts'
import { payability } from '#domain/payment/payability.ts'

export type PayObstacle = 'approval' | 'security' | 'settled' | 'invoice' | 'card' | 'ended'

type PayChoice = {
  payable: GroupMember[]
  refused: { member: GroupMember; obstacle: PayObstacle }[]
}

const obstacles = {
  payment_already_settled: 'settled',
  payment_before_approval: 'approval',
  state_forbids: 'security',
} as const

/** Splits the chosen members into those who can be paid for now and those who cannot, with the reason. */
export function choosePayable(members: readonly GroupMember[]): PayChoice {
  const choice: PayChoice = { payable: [], refused: [] }
  for (const member of members) {
    const obstacle = obstacleOf(member)
    if (obstacle) choice.refused.push({ member, obstacle })
    else choice.payable.push(member)
  }
  return choice
}

function obstacleOf(member: GroupMember): PayObstacle | null {
  if (member.status === 'cancelled' || member.status === 'rejected') return 'ended'
  const verdict = payability(member)
  if (!verdict.ok) return obstacles[verdict.code]
  if (member.payment !== 'pending') return null
  return member.invoice ? 'invoice' : 'card'
}
