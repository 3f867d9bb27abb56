import type { DraftCompany, DraftMedia, DraftPerson, Participant } from '#contract/participant.ts'
import type { ApplicationStep } from '#domain/participant/application-step.ts'

/** The three parts of an application that are typed. */
export type DraftSections = {
  person: DraftPerson
  company: DraftCompany
  media: DraftMedia
}

export type SectionName = keyof DraftSections

/** What changed since the last save; `step` is where the person stands. */
export type DraftPatch = {
  [Name in SectionName]?: Partial<DraftSections[Name]>
} & { step?: ApplicationStep }

/** A section as form fields hold it: nothing is an empty text. */
export type Typed<Section> = {
  [Key in keyof Section]: null extends Section[Key] ? NonNullable<Section[Key]> | '' : Section[Key]
}

/** The typed parts of a participant. */
export function sectionsOf({ person, company, media }: Participant): DraftSections {
  return { person, company, media }
}

/** A section for form fields. */
export function typedOf<Section extends object>(section: Section): Typed<Section> {
  return Object.fromEntries(
    Object.entries(section).map(([key, value]) => [key, value ?? '']),
  ) as Typed<Section>
}

/** Form fields as the draft keeps them: an empty text is nothing. */
export function draftOf<Section extends object>(
  typed: { [Key in keyof Section]?: Section[Key] | '' },
): Partial<Section> {
  return Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [key, value === '' ? null : value]),
  ) as Partial<Section>
}

/** The fields of `after` that differ from `before`. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const entries = Object.entries(after).filter(([key, value]) => before[key as keyof Values] !== value)
  return Object.fromEntries(entries) as Partial<Values>
}

/** Two patches as one; the later wins field by field. */
export function mergePatches(earlier: DraftPatch, later: DraftPatch): DraftPatch {
  const person = mergeSection(earlier.person, later.person)
  const company = mergeSection(earlier.company, later.company)
  const media = mergeSection(earlier.media, later.media)
  const step = later.step ?? earlier.step
  return {
    ...(person && { person }),
    ...(company && { company }),
    ...(media && { media }),
    ...(step && { step }),
  }
}

function mergeSection<Section extends object>(earlier?: Section, later?: Section): Section | null {
  return earlier || later ? ({ ...earlier, ...later } as Section) : null
}
