import { setMark, watchMarks } from '#web/kit/favourite/kept-marks.ts'
import { paintStars, pressedStar } from '#web/kit/favourite/paint-stars.ts'
import { mayHaveSession } from '#web/kit/session/may-have-session.ts'

/** How long after a press the account is told, in milliseconds: who marks five sessions in a row sends them together. */
const pause = 800

let waiting: ReturnType<typeof setTimeout> | undefined

/** Stars on sessions and speakers: kept on the device at once, and told to the account where somebody is logged in. */
export function watchStars(): void {
  paintStars()
  watchMarks(() => paintStars())
  document.addEventListener('click', event => {
    const pressed = pressedStar(event.target)
    if (!pressed) return
    event.preventDefault()
    setMark(pressed.guid, pressed.starred ? null : 'favourite')
    if (!mayHaveSession()) return
    clearTimeout(waiting)
    waiting = setTimeout(join, pause)
  })
  if (mayHaveSession() && document.querySelector('[data-star]')) join()
}

/** What cannot be told now is told with the next press or page. */
function join(): void {
  void import('#web/kit/favourite/join-marks.ts').then(({ joinMarks }) => joinMarks()).catch(() => {})
}
