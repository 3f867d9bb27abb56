import { m } from '#messages/compiled/messages.js'
import { StepList } from '#web/account/application/step-list.tsx'

/** What happens after the sending: who acts, and when. */
export function NextSteps() {
  const steps = [
    {
      title: m.signup_done_step_review(),
      text: m.signup_done_step_review_text(),
    },
    {
      title: m.signup_done_step_decision(),
      text: m.signup_done_step_decision_text(),
    },
    {
      title: m.signup_done_step_payment(),
      text: m.signup_done_step_payment_text(),
    },
    {
      title: m.signup_done_step_passport(),
      text: m.signup_done_step_passport_text(),
    },
  ]
  return <StepList steps={steps} />
}
