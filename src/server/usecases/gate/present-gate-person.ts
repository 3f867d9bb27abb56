import type { GatePerson } from '#contract/gate.ts'
import type { GatePersonRow } from '#server/persistence/gate-pass-queries.ts'

/** What a gate is told of somebody: never more than the contract's fields. */
export function presentGatePerson(row: GatePersonRow): GatePerson {
  const { pass, kind, counter, isVoid, hold, zones, days, drivers } = row
  const { name, latinName, company, position, role, onSiteRole, photograph } = row
  return {
    ...{ pass, kind, counter, isVoid, hold, zones, days, drivers: [...drivers] },
    ...{ name, latinName, company, position, role, onSiteRole, photograph },
  }
}
