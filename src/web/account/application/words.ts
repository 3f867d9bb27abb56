import type { ApplicationStep } from '#domain/participant/application-step.ts'
import { m } from '#messages/compiled/messages.js'

type StepWords = {
  label: () => string
  title: () => string
  /** What the step is for and how long it takes. */
  lead: () => string
  /** On the button that leads to it. */
  next: () => string
}

export const stepWords: Record<ApplicationStep, StepWords> = {
  personal: {
    label: m.signup_step_personal,
    title: m.signup_personal_title,
    lead: m.signup_personal_lead,
    next: m.signup_next_personal,
  },
  company: {
    label: m.signup_step_company,
    title: m.signup_company_title,
    lead: m.signup_company_lead,
    next: m.signup_next_company,
  },
  media: {
    label: m.signup_step_media,
    title: m.signup_media_title,
    lead: m.signup_media_lead,
    next: m.signup_next_media,
  },
  photo: {
    label: m.signup_step_photograph,
    title: m.signup_photograph_title,
    lead: m.signup_photograph_lead,
    next: m.signup_next_photograph,
  },
  finish: {
    label: m.signup_step_finish,
    title: m.signup_finish_title,
    lead: m.signup_finish_lead,
    next: m.signup_next_finish,
  },
}

/** The same where somebody fills in the application of another person. */
const wordsForAnother: Record<ApplicationStep, StepWords> = {
  personal: {
    label: m.confirm_step_personal,
    title: m.confirm_personal_title,
    lead: m.confirm_personal_lead,
    next: m.confirm_next_personal,
  },
  company: { ...stepWords.company, title: m.confirm_company_title },
  media: { ...stepWords.media, title: m.confirm_media_title, lead: m.confirm_media_lead },
  photo: { ...stepWords.photo, lead: m.confirm_photograph_lead },
  finish: { ...stepWords.finish, title: m.confirm_finish_title, lead: m.confirm_finish_lead },
}

/** The words of each step, of one's own application or of another person's. */
export function wordsOfSteps(own: boolean): Record<ApplicationStep, StepWords> {
  return own ? stepWords : wordsForAnother
}
