import type { ZodError } from 'zod'
import { refusedFields, refuseFields } from '../../refuse-fields.ts'

/** Refuses what a change request asks for, naming its fields as `proposed.<field>`. */
export function refuseProposed(error: ZodError): never {
  return refuseFields(refusedFields(error, 'proposed'))
}
