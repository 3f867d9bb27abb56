import type { z } from 'zod'
import { mediaStep, personalStep } from '#contract/application-form.ts'
import type { Locale } from '#contract/field.ts'
import type { addMember, readMember } from '#contract/group.ts'
import { draftOf, typedOf } from '#web/account/application/rules.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import { type Fault, type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'

export const memberRoles = ['participant', 'speaker', 'media'] as const

type MemberRole = (typeof memberRoles)[number]

export type MemberForm = z.input<typeof addMember.body>

export type SavedMember = z.output<typeof readMember.response>

/** The form as its fields hold it: nothing is an empty text. */
export type MemberValues = PersonValues & {
  role: MemberRole
  mediaName: string
  mediaWebsite: string
  locale: Locale
}

/** A new member. Most are citizens of Russia and live there, so that is preselected. */
export function newMember(locale: Locale): MemberValues {
  return {
    prefix: '',
    firstName: '',
    lastName: '',
    middleName: '',
    noMiddleName: false,
    latinFirstName: '',
    latinLastName: '',
    email: '',
    phone: '',
    country: 'RU',
    citizenship: 'RU',
    birthDate: '',
    position: '',
    role: 'participant',
    mediaName: '',
    mediaWebsite: '',
    locale,
  }
}

export function memberValues({ person, media, role, locale }: SavedMember): MemberValues {
  const base = newMember(locale)
  return {
    ...base,
    // An unset value stays empty here; the defaults are for new members only.
    ...{ country: '', citizenship: '' },
    ...(typedOf(person) as Partial<PersonValues>),
    ...(media && (typedOf(media) as { mediaName: string; mediaWebsite: string })),
    role,
    locale,
  }
}

/** The form as it is sent: null instead of an empty text. */
export function sentMember({ role, mediaName, mediaWebsite, locale, ...person }: MemberValues): MemberForm {
  const { prefix: _, ...asked } = person
  return {
    person: draftOf(asked) as NonNullable<MemberForm['person']>,
    role,
    ...(role === 'media' && {
      media: { mediaName: mediaName || null, mediaWebsite: mediaWebsite || null },
    }),
    locale,
  }
}

/**
 * The rules of a member's form. What is filled in must be right, the rest may follow, but a surname and a phone are required. `today` is the local date
 * of the edition's clock.
 */
export function judgeMember(today: string): Judge<MemberValues, MemberForm> {
  const person = judgeBy(personalStep(today))
  const media = judgeBy(mediaStep)
  return typed => {
    const found = [person(typed), ...(typed.role === 'media' ? [media(typed)] : [])]
    const wrong = found
      .flatMap(verdict => (verdict.ok ? [] : firstOfEach(verdict.faults)))
      .filter(({ code }) => code !== 'required')
    const faults = [...lackingOf(typed).map(field => ({ field, code: 'required' })), ...wrong]
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value: sentMember(typed) }
  }
}

/** The first fault of each field, so that a missing value is not also reported as malformed. */
function firstOfEach(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ field }, place) => faults.findIndex(other => other.field === field) === place)
}

/** As of an imported row: without a surname and a phone people cannot be told apart. */
function lackingOf({ lastName, latinLastName, phone }: MemberValues): (keyof MemberValues)[] {
  const nameless = ![lastName, latinLastName].some(value => value?.trim())
  return [...(nameless ? (['lastName'] as const) : []), ...(phone.trim() ? [] : (['phone'] as const))]
}
