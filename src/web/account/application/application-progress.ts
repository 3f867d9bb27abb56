import { companyStep, mediaStep, personalStep } from '#contract/application-form.ts'
import type { FieldError } from '#contract/error.ts'
import type { Participant } from '#contract/participant.ts'
import { type ApplicationStep, applicationSteps } from '#domain/participant/application-step.ts'
import type { DraftSections, SectionName } from './draft-sections.ts'

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

/** Whether everything that a step asks for is there and right. `today` is the edition's date, yyyy-mm-dd. */
export function isStepComplete(
  step: ApplicationStep,
  facts: {
    sections: DraftSections
    photoFileGuid: Participant['photoFileGuid']
    today: string
  },
): boolean {
  const { person, company, media } = facts.sections
  if (step === 'personal') return personalStep(facts.today).safeParse(person).success
  if (step === 'company') return companyStep.safeParse(company).success
  if (step === 'media') return mediaStep.safeParse(media).success
  return step === 'photo' && facts.photoFileGuid !== null
}

/** Errors of the finish by the step that they belong to, the first of each field, with the name that the step's form gives it. */
export function errorsByStep(details: readonly FieldError[]): Map<ApplicationStep, FieldError[]> {
  const sorted = new Map<ApplicationStep, FieldError[]>()
  for (const detail of details) {
    const { step, field } = placeOf(detail.field)
    const before = sorted.get(step) ?? []
    if (before.every(error => error.field !== field)) sorted.set(step, [...before, { ...detail, field }])
  }
  return sorted
}

/** The first step, in the order of the form, that has errors. */
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
