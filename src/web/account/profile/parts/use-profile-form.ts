import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CompanyStep, PersonalStep } from '#contract/application-form.ts'
import type { Profile } from '#contract/profile.ts'
import type { CompanyValues } from '#web/account/company/rules.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import { useSectionErrors } from '#web/account/section/queries.ts'
import { readSectionDraft, type SectionDraft, writeSectionDraft } from '#web/account/section/rules.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import { closedFields } from './profile-fields.ts'
import {
  companyRules,
  type ProfileValues,
  personResolver,
  profileValues,
  sentProfile,
} from './profile-values.ts'
import { useSaveProfile } from './use-profile.ts'
import { useProfileFields } from './use-profile-fields.ts'

/** A name that was typed before the passport closed it is not sent unseen. */
function withoutClosed(
  draft: SectionDraft<PersonValues> | null,
  given: PersonValues,
  { access, person }: Profile,
): SectionDraft<PersonValues> | null {
  if (!draft || access === 'open') return draft
  const closed = closedFields(person.citizenship).map(field => [field, given[field]])
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(closed) } }
}

/**
 * The two forms of the profile as one: they are checked, saved and kept together. The version is the one that was opened, whatever is read
 * beside; what was typed lives through a reload and a log-in that ran out.
 */
export function useProfileForm(guid: string, profile: Profile, onSaved: () => void) {
  const save = useSaveProfile(guid)
  const drafts = { person: { guid, section: 'person' }, company: { guid, section: 'company' } }
  const [start] = useState(() => {
    const given = profileValues(profile)
    return {
      given,
      person: withoutClosed(
        readSectionDraft(tabStorage(), drafts.person, given.person),
        given.person,
        profile,
      ),
      // What was typed before the person stood in a group is not sent unseen either.
      company: profile.companyOfGroup ? null : readSectionDraft(tabStorage(), drafts.company, given.company),
    }
  })
  const [version, setVersion] = useState(start.person?.version ?? start.company?.version ?? profile.version)
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const person = useForm<PersonValues, unknown, PersonalStep>({
    defaultValues: start.given.person,
    ...(start.person && { values: start.person.values, resetOptions: { keepDefaultValues: true } }),
    resolver: personResolver(profile.ageOn),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const company = useForm<CompanyValues, unknown, CompanyStep>({
    defaultValues: start.given.company,
    ...(start.company && { values: start.company.values, resetOptions: { keepDefaultValues: true } }),
    resolver: companyRules,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const base = useRef(start.given)
  const dirty = person.formState.isDirty || company.formState.isDirty
  const fields = useProfileFields()
  const personErrors = useSectionErrors(person as never, fields as never)
  const companyErrors = useSectionErrors(company as never, fields as never)

  useEffect(() => {
    const stops = [
      person.subscribe({ formState: { values: true }, callback: ({ values }) => keep('person', values) }),
      company.subscribe({ formState: { values: true }, callback: ({ values }) => keep('company', values) }),
    ]
    return () => {
      for (const stop of stops) stop()
    }

    function keep(section: 'person' | 'company', values: object): void {
      // What stands on the server already is no draft: it would only grow old.
      const typed = JSON.stringify(values) !== JSON.stringify(base.current[section])
      writeSectionDraft(tabStorage(), { guid, section }, typed ? { version, values } : null)
    }
  }, [guid, version, person.subscribe, company.subscribe])

  function forget(): void {
    for (const section of ['person', 'company']) writeSectionDraft(tabStorage(), { guid, section }, null)
  }

  function restart(fresh: Profile): void {
    const values = profileValues(fresh)
    base.current = values
    person.reset(values.person)
    company.reset(values.company)
    setVersion(fresh.version)
    forget()
  }

  function placeErrors(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    let placed = 0
    for (const { field, code, message } of error.details) {
      const [part, name = ''] = field.split('.')
      const form = part === 'person' ? person : part === 'company' ? company : null
      if (!form) continue
      form.setError(name as never, { type: code, message })
      placed += 1
    }
    setFailure(placed > 0 && placed === error.details.length ? null : error.message)
    setTries(count => count + 1)
  }

  async function run(work: () => Promise<Profile | null>): Promise<boolean> {
    setFailure(null)
    try {
      const saved = await work()
      if (!saved) return false
      restart(saved)
      onSaved()
      return true
    } catch (error) {
      placeErrors(error)
      return false
    }
  }

  async function check(): Promise<ProfileValues | null> {
    let [about, firm] = [false, false]
    await person.handleSubmit(() => {
      about = true
    })()
    await company.handleSubmit(() => {
      firm = true
    })()
    setTries(count => count + 1)
    return about && firm ? { person: person.getValues(), company: company.getValues() } : null
  }

  return {
    person,
    company,
    dirty,
    tries,
    save,
    summary: [
      ...personErrors.errors,
      ...companyErrors.errors,
      ...(failure ? [{ field: 'root', message: failure }] : []),
    ],
    /** True once it is saved; errors stand at their fields, a conflict is asked about. */
    async submit(): Promise<boolean> {
      const values = await check()
      return values ? run(() => save.submit(sentProfile(values), version)) : false
    },
    keepMine: () => run(() => save.keepMine()),
    takeTheirs(): void {
      const taken = save.takeTheirs()
      if (taken) restart(taken)
    },
    forget,
  }
}
