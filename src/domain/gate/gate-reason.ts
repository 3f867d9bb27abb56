/** Why a gate lets somebody not pass, the most telling first. Each has a sentence in both languages that says what the guard does next. */
export const gateReasons = [
  // Of the device: it may judge nobody.
  'deviceShutOut',
  'listMissing',
  'listWentBack',
  'clockWrong',
  'listTooOld',
  // Of the code
  'malformed',
  'forged',
  'foreignEdition',
  'unknownPass',
  // Of the person: the verdict wins over a good code (decision 096).
  'securityRefused',
  'verdictClosed',
  'revoked',
  'oldPrint',
  // Of the time and the place
  'notYetValid',
  'expired',
  'outsideWindow',
  'wrongZone',
  // Of what happened before
  'alreadyInside',
  // Of a vehicle and its driver
  'driverHasNoPass',
  'driverNotTheirs',
  'driverRefused',
  'vehicleNeedsDriver',
] as const

export type GateReason = (typeof gateReasons)[number]

/** What the guard should know of somebody who passes all the same. */
export const gateWarnings = ['notInside', 'clockWrong', 'listOld', 'passNotGood'] as const

export type GateWarning = (typeof gateWarnings)[number]

/** Why somebody with a pass may not enter now, as broadly as a guard needs it to say which desk helps. */
export const gateHolds = ['application', 'passport', 'payment', 'review', 'security'] as const

export type GateHold = (typeof gateHolds)[number]

/** Reasons past which no supervisor goes: nobody is known by the code, security has refused, or the device itself may not judge. */
const final: readonly GateReason[] = [
  ...(['deviceShutOut', 'listMissing', 'listWentBack', 'clockWrong', 'listTooOld'] as const),
  ...(['malformed', 'forged', 'foreignEdition', 'unknownPass', 'securityRefused'] as const),
  'vehicleNeedsDriver',
]

/** Whether a supervisor may admit somebody whom the gate has refused for these reasons. */
export function mayOverride(reasons: readonly GateReason[]): boolean {
  return reasons.length > 0 && reasons.every(reason => !final.includes(reason))
}
