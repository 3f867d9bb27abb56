/** The picture that a key leads to, counted from 0; null for other keys. Stops at both ends. */
export function stepByKey(key: string, at: number, total: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return Math.min(total - 1, at + 1)
    case 'ArrowLeft':
    case 'PageUp':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return null
  }
}

/** Pixels a finger must move to turn the page. */
const farEnough = 48

/** What a swipe does: 1 next, -1 previous, 0 nothing (too short, or a scroll). */
export function stepBySwipe(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < farEnough || Math.abs(across) < Math.abs(down) * 1.5) return 0
  return across < 0 ? 1 : -1
}

/** The picture that `?picture=` names, counted from 0; null for an invalid one. */
export function pictureOf(parameter: string | null, total: number): number | null {
  if (parameter === null || !/^[1-9]\d{0,4}$/.test(parameter)) return null
  const at = Number(parameter) - 1
  return at < total ? at : null
}
