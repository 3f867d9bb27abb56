import type { FavouriteMark } from '#domain/favourite/favourite.ts'
import { marksHere } from './kept-marks.ts'

/** Shows the stars and presses those of favourites, also in what has been drawn since. */
export function paintStars(of: () => ReadonlyMap<string, FavouriteMark> = marksHere): void {
  const stars = document.querySelectorAll<HTMLElement>('[data-star]')
  if (stars.length === 0) return
  document.documentElement.dataset.stars = ''
  const marks = of()
  for (const star of stars) {
    const pressed = String(marks.get(star.dataset.star ?? '') === 'favourite')
    if (star.ariaPressed !== pressed) star.ariaPressed = pressed
  }
}

/** What pressing this star means: the guid, and whether it was a favourite. Null for a press elsewhere. */
export function pressedStar(target: EventTarget | null): { guid: string; starred: boolean } | null {
  const star = target instanceof Element ? target.closest<HTMLElement>('[data-star]') : null
  if (!star?.dataset.star) return null
  return { guid: star.dataset.star, starred: star.ariaPressed === 'true' }
}
