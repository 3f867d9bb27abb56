/** Orders of the list of badges, both ways; by name is also the order of print sheets, which are handed out from boxes by letter. What is not printed comes after all prints. */
export const badgeSorts = [
  'name',
  'nameDown',
  'company',
  'companyDown',
  'role',
  'roleDown',
  'printed',
  'printedDown',
  'state',
  'stateDown',
] as const
export type BadgeSort = (typeof badgeSorts)[number]
