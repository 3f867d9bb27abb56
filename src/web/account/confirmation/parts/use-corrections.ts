import { useState } from 'react'
import type { ConfirmationInput, OpenConfirmation } from '#contract/confirmation.ts'
import {
  changedFields,
  type DraftSections,
  type SectionName,
  sectionsOf,
} from '#web/account/application/rules.ts'
import { type KeptAnswers, knownFields } from '../rules.ts'

type Corrected = Pick<ConfirmationInput, 'version' | SectionName>

const sectionNames: readonly SectionName[] = ['person', 'company', 'media']

/** What was entered, with the person's corrections on top. `found` are the corrections that the tab kept. */
export function useCorrections(opened: OpenConfirmation, found: KeptAnswers | null) {
  const [base, setBase] = useState(opened.participant)
  const [sections, setSections] = useState<DraftSections>(() =>
    withKept(sectionsOf(opened.participant), found),
  )
  const entered = sectionsOf(base)
  const corrected: Corrected = {
    version: base.version,
    person: changedFields(entered.person, sections.person),
    company: changedFields(entered.company, sections.company),
    media: changedFields(entered.media, sections.media),
  }
  return {
    sections,
    entered,
    corrected,
    any: sectionNames.some(name => Object.keys(corrected[name]).length > 0),
    isCorrected: (name: SectionName) => Object.keys(corrected[name]).length > 0,
    keep<Name extends SectionName>(name: Name, changed: Partial<DraftSections[Name]>) {
      setSections(before => ({ ...before, [name]: { ...before[name], ...changed } }))
    },
    /** Takes over what somebody else changed meanwhile; the person's own corrections stay on top. */
    renew(fresh: OpenConfirmation['participant']) {
      const next = sectionsOf(fresh)
      setBase(fresh)
      setSections({
        person: { ...next.person, ...corrected.person },
        company: { ...next.company, ...corrected.company },
        media: { ...next.media, ...corrected.media },
      })
    },
  }
}

function withKept(entered: DraftSections, found: KeptAnswers | null): DraftSections {
  if (!found) return entered
  return {
    person: { ...entered.person, ...knownFields(entered.person, found.person) },
    company: { ...entered.company, ...knownFields(entered.company, found.company) },
    media: { ...entered.media, ...knownFields(entered.media, found.media) },
  }
}
