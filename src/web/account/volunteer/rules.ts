import { z } from 'zod'
import { type VolunteerForm, volunteerForm } from '#contract/volunteer.ts'
import { knownValues } from '#web/account/section/rules.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'
import { kept } from '#web/kit/kept/kept.ts'

/** The form as the fields hold it: nothing is an empty text. */
export type VolunteerValues = {
  citizenship: string
  lastName: string
  firstName: string
  middleName: string
  noMiddleName: boolean
  latinLastName: string
  latinFirstName: string
  birthDate: string
  city: string
  phone: string
  email: string
  telegram: string
  university: string
  faculty: string
  studyYear: string
  experience: string
  consent: boolean
}

export const noVolunteer: VolunteerValues = {
  citizenship: '',
  lastName: '',
  firstName: '',
  middleName: '',
  noMiddleName: false,
  latinLastName: '',
  latinFirstName: '',
  birthDate: '',
  city: '',
  phone: '',
  email: '',
  telegram: '',
  university: '',
  faculty: '',
  studyYear: '',
  experience: '',
  consent: false,
}

/** `today` is the edition's day, `consentVersion` that of the text on the page. */
export function judgeVolunteer(facts: {
  today: string
  consentVersion: string
}): Judge<VolunteerValues, VolunteerForm> {
  const strict = judgeBy(volunteerForm(facts.today))
  return typed =>
    strict({
      ...typed,
      lastName: typed.lastName.trim() || null,
      firstName: typed.firstName.trim() || null,
      middleName: typed.middleName.trim() || null,
      telegram: typed.telegram.trim() || null,
      consentVersion: facts.consentVersion,
    })
}

const drafts = kept('volunteer-draft', z.record(z.string(), z.unknown()), {
  of: 'none',
  until: 'logout',
  tab: true,
})

/** What was typed in this tab and not sent; the consent has to be given anew. */
export function readVolunteerDraft(): VolunteerValues | null {
  const found = drafts.read()
  return found && { ...noVolunteer, ...knownValues(found, noVolunteer), consent: false }
}

/** Null forgets it. */
export function keepVolunteerDraft(values: VolunteerValues | null): void {
  if (values) drafts.write({ ...values })
  else drafts.forget()
}
