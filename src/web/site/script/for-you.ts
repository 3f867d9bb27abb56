import { marksHere } from '#web/kit/favourite/kept-marks.ts'
import { resultHere } from '#web/kit/survey/kept-survey.ts'

/** Fills the programme's empty place for whoever has a result or a star on this device; everybody else loads nothing. */
export function watchForYou(): void {
  const place = document.querySelector<HTMLElement>('[data-for-you]')
  if (!place) return
  // After what the visitor came for, and after what an ended log-in has left is gone.
  whenIdle(() => {
    const taste = tasteHere()
    if (taste.result === null && taste.favourites.length === 0) return
    void import('../islands/recommended-sessions.ts')
      .then(({ showRecommended }) => showRecommended(place, taste))
      // Without an answer the page is what it is for everybody.
      .catch(() => {})
  })
}

function tasteHere() {
  const marks = [...marksHere()]
  const guidsOf = (wanted: string) => marks.filter(([, mark]) => mark === wanted).map(([guid]) => guid)
  return {
    result: resultHere(),
    favourites: guidsOf('favourite'),
    notInterested: guidsOf('notInterested'),
  }
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200)
