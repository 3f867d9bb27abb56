import { expect, it } from 'vitest'
import { type GateReason, mayOverride } from './gate-reason.ts'

it.each<[GateReason[], boolean]>([
  [['alreadyInside'], true],
  [['verdictClosed'], true],
  [['revoked'], true],
  [['oldPrint', 'alreadyInside'], true],
  [['outsideWindow', 'wrongZone'], true],
  [['driverNotTheirs'], true],
  [['securityRefused'], false],
  [['securityRefused', 'alreadyInside'], false],
  [['forged'], false],
  [['malformed'], false],
  [['unknownPass'], false],
  [['foreignEdition'], false],
  [['listTooOld'], false],
  [['vehicleNeedsDriver'], false],
  [[], false],
])('a supervisor goes past %j: %s', (reasons, may) => {
  expect(mayOverride(reasons)).toBe(may)
})
