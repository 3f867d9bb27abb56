/** Orders of the companies on site, each both ways; those that are alike go by the day they signed up. */
export const staffCompanySorts = [
  'oldest',
  'newest',
  'name',
  'nameDown',
  'role',
  'roleDown',
  'owner',
  'ownerDown',
  'mostPlaces',
  'fewestPlaces',
  'mostEmployees',
  'fewestEmployees',
  'mostVehicles',
  'fewestVehicles',
] as const
export type StaffCompanySort = (typeof staffCompanySorts)[number]
