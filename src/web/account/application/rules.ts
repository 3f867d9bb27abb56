import { companyStep, mediaStep, personalStep } from '#contract/application-form.ts'
import type { FieldError } from '#contract/error.ts'
import type { DraftCompany, DraftMedia, DraftPerson, Participant } from '#contract/participant.ts'
import { type ConsentKind, type PlannedKind, plannedKinds } from '#domain/consent/consent-kind.ts'
import { type ApplicationStep, applicationSteps } from '#domain/participant/application-step.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'

/** The consents that an application asks for, in the order shown; those of payment are asked when it is paid, those of messages only where some are planned. */
export function applicationConsents(role: ParticipantRole, planned: readonly PlannedKind[]): ConsentKind[] {
  const asked: ConsentKind[] = ['processing', 'badgePhotograph', 'distribution']
  if (role === 'speaker') asked.push('speakerPublication')
  return [...asked, ...plannedKinds.filter(kind => planned.includes(kind))]
}

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
type Typed<Section> = {
  [Key in keyof Section]: null extends Section[Key] ? NonNullable<Section[Key]> | '' : Section[Key]
}

export function sectionsOf({ person, company, media }: Participant): DraftSections {
  return { person, company, media }
}

/** A section for form fields. */
export function typedOf<Section extends object>(section: Section): Typed<Section> {
  return Object.fromEntries(
    Object.entries(section).map(([key, value]) => [key, value ?? '']),
  ) as Typed<Section>
}

/** A section as the draft keeps it: null instead of an empty text. */
export function draftOf<Section extends object>(
  typed: { [Key in keyof Section]?: Section[Key] | '' },
): Partial<Section> {
  return Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [key, value === '' ? null : value]),
  ) as Partial<Section>
}

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

const stepOfSection: Record<SectionName, ApplicationStep> = {
  person: 'personal',
  company: 'company',
  media: 'media',
}

/** A step by the name in the query; null for every other text. */
export function stepNamed(text: string | null, steps: readonly ApplicationStep[]): ApplicationStep | null {
  return steps.find(step => step === text) ?? null
}

/** The step before or after; null at the ends. */
export function neighbour(
  steps: readonly ApplicationStep[],
  step: ApplicationStep,
  by: 1 | -1,
): ApplicationStep | null {
  return steps[steps.indexOf(step) + by] ?? null
}

/** Whether a step is complete and valid. `today` is the edition's date, yyyy-mm-dd. */
export function isStepComplete(
  step: ApplicationStep,
  facts: {
    sections: DraftSections
    photographFileGuid: Participant['photographFileGuid']
    today: string
  },
): boolean {
  const { person, company, media } = facts.sections
  if (step === 'personal') return personalStep(facts.today).safeParse(person).success
  if (step === 'company') return companyStep.safeParse(company).success
  if (step === 'media') return mediaStep.safeParse(media).success
  return step === 'photo' && facts.photographFileGuid !== null
}

/** Groups the errors of the finish by step: the first one of each field, named as in the step's form. */
export function errorsByStep(details: readonly FieldError[]): Map<ApplicationStep, FieldError[]> {
  const sorted = new Map<ApplicationStep, FieldError[]>()
  for (const detail of details) {
    const { step, field } = placeOf(detail.field)
    const before = sorted.get(step) ?? []
    if (before.every(error => error.field !== field)) sorted.set(step, [...before, { ...detail, field }])
  }
  return sorted
}

export function firstWithErrors(errors: ReadonlyMap<ApplicationStep, unknown>): ApplicationStep | null {
  return applicationSteps.find(step => errors.has(step)) ?? null
}

function placeOf(path: string): { step: ApplicationStep; field: string } {
  const [section = '', ...rest] = path.split('.')
  const field = rest.join('.')
  if (section in stepOfSection && field) return { step: stepOfSection[section as SectionName], field }
  return {
    step: section.startsWith('photo') ? 'photo' : 'finish',
    field: path,
  }
}
