/** Orders of the list of released decisions. By what was decided, by whom and by how it stands each value goes by time; by people those that are about as many do. */
export const decisionSorts = [
  'newest',
  'oldest',
  'kind',
  'kindDown',
  'by',
  'byDown',
  'mostPeople',
  'fewestPeople',
  'state',
  'stateDown',
] as const
export type DecisionSort = (typeof decisionSorts)[number]
