import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { maskNumber } from '#domain/passport/mismatch-call.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { presentPassport, wholeNumber } from '../passport/read-passport.ts'

type Masked = Extract<SeenPart, { part: 'passport' }>['passport']

/** How the document stands, and as much of its number as the call desk shows: its last characters are what a caller is asked for. */
export async function maskedPassport(
  needs: Needs<'database' | 'sealer'>,
  record: ParticipantRecord,
): Promise<Masked> {
  const { data, given, security, mismatchNote } = await presentPassport(needs, record)
  return {
    ...{ given, security, mismatchNote },
    kind: data?.kind ?? null,
    maskedNumber: data && maskNumber(wholeNumber(data)),
    mainPageGiven: data?.mainPageFileGuid != null,
    registrationPageGiven: data?.kind === 'russian' && data.registrationPageFileGuid !== null,
  }
}
