import type { ApplicationStatus } from '#domain/application/application-status.ts'

export type DecisionSubject = {
  guid: string
  name: string
  status: ApplicationStatus
}
