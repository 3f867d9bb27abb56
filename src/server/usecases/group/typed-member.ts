import type { z } from 'zod'
import type { addMember, saveMember } from '#contract/group.ts'
import { normalisePhone } from '#contract/phone.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'

export type MemberForm = z.output<(typeof addMember)['body']>
export type MemberFormChange = Omit<z.output<(typeof saveMember)['body']>, 'version'>

type TypedPerson = MemberForm['person']

/** The phone that a form can claim: null while it is invalid. The coordinator's own is refused, because they add themselves. */
export function claimedPhone(
  typed: string | null | undefined,
  actor: Pick<AccountActor, 'phone'>,
): string | null {
  const verdict = typed ? normalisePhone(typed) : null
  if (!verdict?.ok) return null
  if (verdict.phone === actor.phone) refusePhone('phone_own')
  return verdict.phone
}

export function refusePhone(code: ErrorCode): never {
  return refuse(code, { details: [{ field: 'person.phone', code }] })
}

/** The typed values, with the phone normalised and a Latin name proposed where none is given. */
export function typedPerson(person: TypedPerson, phone: string | null): TypedPerson {
  const proposed = {
    ...proposal('latinLastName', person.latinLastName, person.lastName),
    ...proposal('latinFirstName', person.latinFirstName, person.firstName),
  }
  return { ...person, ...proposed, ...(phone && { phone }) }
}

/** Passports of the last ten years follow this spelling; holders of others correct it. */
function proposal(
  field: 'latinLastName' | 'latinFirstName',
  latin: string | null | undefined,
  cyrillic: string | null | undefined,
): TypedPerson {
  if (latin || !cyrillic) return {}
  return { [field]: transliterateName(cyrillic) }
}
