import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import { readSectionDraft, type SectionDraft, writeSectionDraft } from '#web/account/section/rules.ts'
import { joinedSummary, refuseJoined } from '#web/kit/contract-form/joined-forms.ts'
import { fieldUnder } from '#web/kit/contract-form/server-faults.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { closedFields } from '#web/kit/profile/profile-fields.ts'
import { useProfileFields } from '#web/kit/profile/use-profile-fields.ts'
import {
  judgeProfileCompany,
  judgeProfileMedia,
  judgeProfilePerson,
  profileValues,
  sentProfile,
} from './profile-values.ts'
import { useSaveProfile } from './use-profile.ts'

/** A name typed before the passport locked it must not be sent unseen. */
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
 * Treats the profile's forms as one: checked, saved and kept together. Saves on the version that was opened, even if the page reads a newer one.
 * A reload keeps what was typed.
 */
export function useProfileForm(guid: string, profile: Profile, onSaved: () => void) {
  const save = useSaveProfile(guid)
  const drafts = {
    person: { guid, section: 'person' },
    company: { guid, section: 'company' },
    media: { guid, section: 'media' },
  }
  const [start] = useState(() => {
    const given = profileValues(profile)
    return {
      given,
      person: withoutClosed(readSectionDraft(drafts.person, given.person), given.person, profile),
      // Company data typed before the person joined a group must not be sent unseen either.
      company: profile.companyOfGroup ? null : readSectionDraft(drafts.company, given.company),
      media: profile.media && readSectionDraft(drafts.media, given.media),
    }
  })
  const [version, setVersion] = useState(
    start.person?.version ?? start.company?.version ?? start.media?.version ?? profile.version,
  )
  const fields = useProfileFields()
  const personForm = useContractForm(judgeProfilePerson(profile.ageOn), {
    start: start.given.person,
    typed: start.person?.values,
    fields,
    fieldOf: fieldUnder('person'),
    mode: 'onTouched',
  })
  const companyForm = useContractForm(judgeProfileCompany, {
    start: start.given.company,
    typed: start.company?.values,
    fields,
    fieldOf: fieldUnder('company'),
    mode: 'onTouched',
  })
  const mediaForm = useContractForm(judgeProfileMedia(profile.media !== null), {
    start: start.given.media,
    typed: start.media?.values,
    fields,
    fieldOf: fieldUnder('media'),
    mode: 'onTouched',
  })
  const { form: person } = personForm
  const { form: company } = companyForm
  const { form: media } = mediaForm
  const base = useRef(start.given)
  const dirty = person.formState.isDirty || company.formState.isDirty || media.formState.isDirty

  useEffect(() => {
    const stops = [
      person.subscribe({ formState: { values: true }, callback: ({ values }) => keep('person', values) }),
      company.subscribe({ formState: { values: true }, callback: ({ values }) => keep('company', values) }),
      media.subscribe({ formState: { values: true }, callback: ({ values }) => keep('media', values) }),
    ]
    return () => {
      for (const stop of stops) stop()
    }

    function keep(section: 'person' | 'company' | 'media', values: object): void {
      // Values equal to the server's are not kept as a draft, which would only go stale.
      const typed = JSON.stringify(values) !== JSON.stringify(base.current[section])
      writeSectionDraft({ guid, section }, typed ? { version, values } : null)
    }
  }, [guid, version, person.subscribe, company.subscribe, media.subscribe])

  function forget(): void {
    for (const section of ['person', 'company', 'media']) writeSectionDraft({ guid, section }, null)
  }

  function restart(fresh: Profile): void {
    const values = profileValues(fresh)
    base.current = values
    person.reset(values.person)
    company.reset(values.company)
    media.reset(values.media)
    setVersion(fresh.version)
    forget()
  }

  async function run(work: () => Promise<Profile | null>): Promise<boolean> {
    try {
      const saved = await work()
      if (!saved) return false
      restart(saved)
      onSaved()
      return true
    } catch (error) {
      refuseJoined([personForm, companyForm, mediaForm], error)
      return false
    }
  }

  return {
    person,
    company,
    media,
    dirty,
    save,
    summary: joinedSummary([personForm, companyForm, mediaForm]),
    /** True once saved; errors are shown at their fields, a conflict in a dialog. */
    async submit(): Promise<boolean> {
      // Check all, so that the summary names every error.
      const about = await personForm.check()
      const firm = await companyForm.check()
      const outlet = await mediaForm.check()
      if (!about || !firm || !outlet) return false
      const sent = sentProfile({ person: about.sent, company: firm.sent, media: outlet.sent })
      return run(() => save.submit(sent, version))
    },
    keepMine: () => run(() => save.keepMine()),
    takeTheirs(): void {
      const taken = save.takeTheirs()
      if (taken) restart(taken)
    },
    forget,
  }
}
