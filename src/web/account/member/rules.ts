import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { mediaStep, personalStep } from '#contract/application-form.ts'
import type { Locale } from '#contract/field.ts'
import type { addMember, readMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { draftOf, typedOf } from '#web/account/application/rules.ts'
import type { PersonValues } from '#web/account/person/rules.ts'

/** Roles in which a member of a group may come. */
export const memberRoles = ['participant', 'speaker', 'media'] as const

type MemberRole = (typeof memberRoles)[number]

/** A member's form as it is sent. */
export type MemberForm = z.input<typeof addMember.body>

/** The form of one member as the server keeps it. */
export type SavedMember = z.output<typeof readMember.response>

/** The form as its fields hold it: nothing is an empty text. */
export type MemberValues = PersonValues & {
  role: MemberRole
  mediaName: string
  mediaWebsite: string
  locale: Locale
}

/** A new member: most are citizens of Russia and live there; the lists say otherwise. */
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

/** The fields of a saved form. */
export function memberValues({ person, media, role, locale }: SavedMember): MemberValues {
  const base = newMember(locale)
  return {
    ...base,
    // What was never said is an empty field, not the proposal of a new form.
    ...{ country: '', citizenship: '' },
    ...(typedOf(person) as Partial<PersonValues>),
    ...(media && (typedOf(media) as { mediaName: string; mediaWebsite: string })),
    role,
    locale,
  }
}

/** The form as it is sent; an empty field is nothing. */
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
 * The rules of a member's form: what is filled in has to be right, what is missing may follow; but somebody it must be. `today` is the local
 * date of the edition's clock.
 */
export function memberResolver(today: string): Resolver<MemberValues> {
  const person = zodResolver(personalStep(today)) as unknown as Resolver<PersonValues>
  const media = zodResolver(mediaStep) as unknown as Resolver<
    Pick<MemberValues, 'mediaName' | 'mediaWebsite'>
  >
  return async (values, context, options) => {
    const judged = await person(values, context, options as never)
    const ofMedia = values.role === 'media' ? await media(values, context, options as never) : { errors: {} }
    const errors: FieldErrors<MemberValues> = withoutMissing({ ...judged.errors, ...ofMedia.errors })
    if (isNobody(values)) errors.lastName = { type: 'rule', message: m.group_form_someone() }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

function withoutMissing(errors: FieldErrors<MemberValues>): FieldErrors<MemberValues> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error?.message !== 'required'))
}

function isNobody({
  lastName,
  firstName,
  latinLastName,
  latinFirstName,
  phone,
  email,
}: MemberValues): boolean {
  return ![lastName, firstName, latinLastName, latinFirstName, phone, email].some(value => value?.trim())
}
