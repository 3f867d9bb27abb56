import type { RequestOwner } from '#contract/organiser-owner.ts'
import { ownerChoices } from '#domain/organiser/owned-request.ts'
import { choice } from '#domain/saved-view/list-parameter.ts'

/** In the address of a list. */
export const ownerParameter = choice(['all', ...ownerChoices], 'all')

type Owned = { owner: RequestOwner }

/** Which of the ticked can be taken, and which given back. */
export function requestsByOwner<Row extends Owned>(ticked: readonly Row[]) {
  return {
    free: ticked.filter(({ owner }) => owner === null),
    mine: ticked.filter(({ owner }) => owner?.mine === true),
  }
}
