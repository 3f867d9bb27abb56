import { breaks } from '#server/persistence/constraint.ts'
import { refuse } from '#server/refuse.ts'
import { claimingPhone } from '../participant/claiming-phone.ts'

const onePlaceIndexes = ['replacement_place', 'replacement_invoice_line', 'replacement_card_line']

/** Runs a write that gives a place away: the indexes let one of several for the same place or money succeed, and the others are told `changed_meanwhile`. */
export async function givingOnce<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await claimingPhone('person.phone', write)
  } catch (error) {
    if (onePlaceIndexes.some(index => breaks(error, index))) refuse('changed_meanwhile')
    throw error
  }
}
