/** Orders of the call desk; each column goes both ways. `turn`: whoever asked to be called comes when they asked, all others when their promise says. */
export const callSorts = [
  'turn',
  'turnDown',
  'oldest',
  'newest',
  'name',
  'nameDown',
  'company',
  'companyDown',
  'mostAttempts',
  'fewestAttempts',
  'outcome',
  'outcomeDown',
  'owner',
  'ownerDown',
] as const
export type CallSort = (typeof callSorts)[number]
