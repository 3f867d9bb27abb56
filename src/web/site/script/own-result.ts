import { resultHere } from '#web/kit/survey/kept-survey.ts'

/** On the page of a result: whoever's own it is is led to retake and delete it, everybody else to the survey. */
export function watchOwnResult(): void {
  const result = document.querySelector<HTMLElement>('[data-result]')
  if (!result || resultHere() !== result.dataset.result) return
  for (const link of result.querySelectorAll<HTMLElement>('[data-result-own]')) link.hidden = false
  for (const link of result.querySelectorAll<HTMLElement>('[data-result-stranger]')) link.hidden = true
}
