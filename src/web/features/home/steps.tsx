import { m } from '#messages/compiled/messages.js'

/** The four steps from the application to the door, on the home page and on the registration page. */
export function Steps() {
  const steps = [
    { title: m.home_step_apply(), text: m.home_step_apply_text() },
    { title: m.home_step_approve(), text: m.home_step_approve_text() },
    { title: m.home_step_pay(), text: m.home_step_pay_text() },
    { title: m.home_step_come(), text: m.home_step_come_text() },
  ]
  return (
    <ol className="border-t">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-b py-5 sm:grid-cols-[4rem_14rem_1fr]"
        >
          <span aria-hidden="true" className="tabular text-2xl font-semibold text-accent-text">
            {index + 1}
          </span>
          <p className="text-lg font-semibold">{title}</p>
          <p className="mt-1 text-text-quiet max-sm:col-start-2 sm:mt-0">{text}</p>
        </li>
      ))}
    </ol>
  )
}
