import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/demo-pass.ts'
import type { DemoPass } from '#contract/demo-pass.ts'
import { decodeBase45, encodeBase45 } from '#domain/pass/base45.ts'
import { passWindow, sitePassWindow, volunteerPassWindow } from '#domain/pass/pass-window.ts'
import { accessOf } from '#domain/pass/pass-zones.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { type GatePersonRow, listGatePeople } from '#server/persistence/gate-pass-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { gateForumOf } from './gate-forum.ts'

const day = 86_400

type Window = { validFrom: number; validTo: number }

/** Codes of the demo's own people, signed with its own key, and what is wrong with some of them. */
export const readDemoPasses: UseCase<typeof routes.readDemoPasses, 'clock' | 'database' | 'passes'> = async (
  _call,
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  const forum = await gateForumOf(needs.database, edition)
  const people = (await listGatePeople(needs.database, { editionGuid: edition.guid })).toSorted(
    (one, other) => one.name.localeCompare(other.name, 'ru'),
  )
  const windowOf = ({ kind, zones, days }: GatePersonRow): Window | null => {
    if (kind === 'participant') return passWindow(edition)
    if (kind === 'volunteer') return volunteerPassWindow(edition, forum.windows, null).window
    return sitePassWindow(accessOf(zones), forum.windows, days && { days, timeZone: edition.timeZone })
  }
  const shown = (shows: DemoPass['shows'], person: GatePersonRow | undefined): DemoPass[] => {
    const window = person && windowOf(person)
    return window ? [{ ...signed(needs, shows, { person, window }), valid: validity(window) }] : []
  }
  const good = people.filter(({ hold, isVoid }) => hold === null && !isVoid)
  const first = (kind: GatePersonRow['kind']) => good.find(person => person.kind === kind)
  // One that may come on the forum days too, so that it can be tried with its driver on any of them.
  const [vehicle] = good
    .filter(({ kind, drivers }) => kind === 'vehicle' && drivers.length > 0)
    .toSorted((one, other) => (windowOf(other)?.validTo ?? 0) - (windowOf(one)?.validTo ?? 0))
  const participant = first('participant')
  const faulty = participant ? faults(needs, participant, passWindow(edition)) : []
  return [
    ...shown('participant', participant),
    ...shown(
      'employee',
      good.find(({ kind, pass }) => kind === 'employee' && !vehicle?.drivers.includes(pass)),
    ),
    ...shown('vehicle', vehicle),
    ...shown(
      'driver',
      good.find(({ pass }) => vehicle?.drivers.includes(pass)),
    ),
    ...shown('volunteer', first('volunteer')),
    ...shown(
      'revoked',
      people.find(({ isVoid, kind }) => isVoid && kind === 'participant'),
    ).map(pass => ({
      ...pass,
      valid: null,
    })),
    ...faulty,
  ]
}

const validity = ({ validFrom, validTo }: Window) => ({
  from: new Date(validFrom * 1000).toISOString(),
  to: new Date(validTo * 1000).toISOString(),
})

function signed(
  { passes }: Needs<'passes'>,
  shows: DemoPass['shows'],
  { person, window }: { person: GatePersonRow; window: Window },
): DemoPass {
  const { kind, pass: guid, counter, zones, name } = person
  return {
    shows,
    kind,
    name,
    code: passes.sign({ kind, guid, counter, zones, flags: 0, ...window }),
    valid: null,
  }
}

/** What somebody might try with a pass that is good. */
function faults(needs: Needs<'clock' | 'passes'>, person: GatePersonRow, window: Window): DemoPass[] {
  const now = Math.floor(needs.clock.now().getTime() / 1000)
  const lastYear = { validFrom: window.validFrom - 365 * day, validTo: window.validTo - 365 * day }
  const over = { validFrom: now - 3 * day, validTo: now - day }
  const real = signed(needs, 'forged', { person, window })
  const stranger = { ...person, pass: randomUUID() }
  return [
    signed(needs, 'oldPrint', { person: { ...person, counter: person.counter - 1 }, window }),
    signed(needs, 'expired', { person, window: over }),
    { ...signed(needs, 'foreignEdition', { person: stranger, window: lastYear }), name: null },
    { ...real, name: null, code: tampered(real.code) },
  ]
}

/** The same code with one bit of its end of validity changed, which no key of ours has signed. */
function tampered(code: string): string {
  const at = code.indexOf(':') + 1
  const bytes = decodeBase45(code.slice(at)) ?? new Uint8Array()
  bytes[28] = (bytes[28] ?? 0) ^ 1
  return code.slice(0, at) + encodeBase45(bytes)
}
