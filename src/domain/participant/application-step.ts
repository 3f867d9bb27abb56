/** Steps of the sign-up form for one person (spec point 2); only media representatives have `media`. */
export const applicationSteps = ['personal', 'company', 'media', 'photo', 'finish'] as const

export type ApplicationStep = (typeof applicationSteps)[number]

/** The steps this role goes through, in order. */
export function stepsFor(role: 'participant' | 'speaker' | 'media' | 'coordinator'): ApplicationStep[] {
  return applicationSteps.filter(step => step !== 'media' || role === 'media')
}
