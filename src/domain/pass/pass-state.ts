/** How a pass stands: it opens a gate, security has voided it by hand, or it ended with the verdict. */
export const passStates = ['valid', 'withheld', 'void'] as const

export type PassState = (typeof passStates)[number]

type Standing = { revokedAt: Date | null; withheldAt: Date | null }

export function passState({ revokedAt, withheldAt }: Standing): PassState {
  if (withheldAt) return 'withheld'
  return revokedAt ? 'void' : 'valid'
}

/** Only what opens a gate can be withheld. */
export function decideWithholding(pass: Standing): { ok: true } | { ok: false; code: 'state_forbids' } {
  return passState(pass) === 'valid' ? { ok: true } : { ok: false, code: 'state_forbids' }
}

/** Only what was withheld is given again: a pass that ended with the verdict comes back with it. */
export function decideGivingAgain(pass: Standing): { ok: true } | { ok: false; code: 'state_forbids' } {
  return passState(pass) === 'withheld' ? { ok: true } : { ok: false, code: 'state_forbids' }
}
