/** A transfer that is not needed: the shortest that can be saved. */
export const noTransfer = {
  needed: false,
  ...{ arrivalHub: null, arrivalPlace: null, arrivalDay: null, arrivalTime: null, arrivalNumber: null },
  ...{
    departureHub: null,
    departurePlace: null,
    departureDay: null,
    departureTime: null,
    departureNumber: null,
  },
}
