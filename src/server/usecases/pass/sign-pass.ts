import type { SiteAccess, SiteWindow } from '#domain/edition/site-window.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import {
  type PassWindow,
  passWindow,
  type SiteDays,
  sitePassWindow,
  volunteerPassWindow,
} from '#domain/pass/pass-window.ts'
import { passZones, zonesOf } from '#domain/pass/pass-zones.ts'
import { siteSpan } from '#domain/shift/shift-rules.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPass } from '#server/persistence/pass-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** A code is signed when it is looked at: if a day of the forum moves, the next print has it. */
export type SignedPass = { code: string; validFrom: string; validTo: string }

type Issued = { guid: string; counter: number }

/** Flags of a participant's pass. */
const flagOf: Record<ParticipantRole, number> = { participant: 0, speaker: 1, media: 2, coordinator: 0 }

/** The signed pass of a participant, or null while they have none that is valid. */
export async function participantPass(
  needs: Needs<'passes'>,
  reader: Reader,
  { record, edition }: { record: ParticipantRecord; edition: EditionRow },
): Promise<SignedPass | null> {
  const subject = {
    editionGuid: edition.guid,
    kind: 'participant',
    subjectGuid: record.applicationGuid,
  } as const
  const pass = await findPass(reader, subject)
  return pass && signParticipantPass(needs, { pass, role: record.role, edition })
}

export function signParticipantPass(
  needs: Needs<'passes'>,
  { pass, role, edition }: { pass: Issued; role: ParticipantRole; edition: EditionRow },
): SignedPass {
  const bits = { zones: passZones.forum, flags: flagOf[role] }
  return sign(needs, { kind: 'participant', ...issued(pass), ...bits }, passWindow(edition))
}

/** The signed pass of an employee or a vehicle; null where no window of the edition is theirs. */
export function signSitePass(
  needs: Needs<'passes'>,
  wanted: { kind: 'employee' | 'vehicle'; pass: Issued; access: SiteAccess; days?: SiteDays },
  { edition, windows }: { edition: Pick<EditionRow, 'timeZone'>; windows: readonly SiteWindow[] },
): SignedPass | null {
  const { kind, pass, access, days } = wanted
  const between = days ? { days, timeZone: edition.timeZone } : null
  const window = sitePassWindow(access, windows, between)
  return window && sign(needs, { kind, ...issued(pass), zones: zonesOf(access), flags: 0 }, window)
}

/** The signed pass of a volunteer, for the forum days and around the shifts that they have now. */
export function signVolunteerPass(
  needs: Needs<'passes'>,
  { pass, shifts }: { pass: Issued; shifts: { from: number; to: number } | null },
  { edition, windows }: { edition: EditionRow; windows: readonly SiteWindow[] },
): SignedPass {
  const { window, access } = volunteerPassWindow(edition, windows, siteSpan(shifts ? [shifts] : []))
  return sign(needs, { kind: 'volunteer', ...issued(pass), zones: zonesOf(access), flags: 0 }, window)
}

const issued = ({ guid, counter }: Issued) => ({ guid, counter })

function sign(
  { passes }: Needs<'passes'>,
  pass: { kind: PassKind; guid: string; counter: number; zones: number; flags: number },
  window: PassWindow,
): SignedPass {
  return {
    code: passes.sign({ ...pass, ...window }),
    validFrom: new Date(window.validFrom * 1000).toISOString(),
    validTo: new Date(window.validTo * 1000).toISOString(),
  }
}
