/** What comes to the loading gate: the bay and the time it takes depend on it. */
export const vehicleTypes = ['car', 'van', 'truck', 'articulated', 'special'] as const

export type VehicleType = (typeof vehicleTypes)[number]
