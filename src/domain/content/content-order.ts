/** The distance between neighbours of a freshly numbered list: room for some insertions before the rest has to move. */
export const positionStep = 1024

/** A position between two neighbours (null at an end of the list); null where there is no room left and the whole list has to be renumbered. */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null) return after === null ? positionStep : after - positionStep
  if (after === null) return before + positionStep
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
