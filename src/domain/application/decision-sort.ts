/** Orders of the list of released decisions. By what was decided and by whom each value goes by time; by people those that are about as many do. */
export const decisionSorts = [
  'newest',
  'oldest',
  'kind',
  'kindDown',
  'by',
  'byDown',
  'mostPeople',
  'fewestPeople',
] as const
export type DecisionSort = (typeof decisionSorts)[number]
