import type { ApplicationStatus } from '#domain/application/application-status.ts'

/** An application as a decision sees it. */
export type DecisionSubject = {
  guid: string
  name: string
  status: ApplicationStatus
}
