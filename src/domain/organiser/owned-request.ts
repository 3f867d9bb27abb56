import type { OrganiserPermission } from '../access/organiser-role.ts'
import type { TakenWork } from './taken-work.ts'

/** Requests that an organiser takes by name and gives back, because they last longer than one sitting; with who reads them and so sees whose they are. */
export const requestReaders = {
  refunds: 'read-payments',
  changes: 'decide-changes',
  erasures: 'decide-erasures',
} as const satisfies Partial<Record<TakenWork, OrganiserPermission>>

export type OwnedRequest = keyof typeof requestReaders

export const ownedRequests = Object.keys(requestReaders) as [OwnedRequest, ...OwnedRequest[]]

/** By whose they are a list of them can be narrowed: the reader's own, or nobody's. */
export const ownerChoices = ['mine', 'free'] as const
export type OwnerChoice = (typeof ownerChoices)[number]
