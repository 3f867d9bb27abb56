import { m } from '#messages/compiled/messages.js'

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
  return (
    <ol className="border-t">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-b py-4">
          <span aria-hidden="true" className="tabular w-5 shrink-0 font-medium text-accent-text">
            {index + 1}
          </span>
          <div>
            <h3 className="font-medium">{title}</h3>
            <p className="mt-0.5 max-w-prose text-text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
