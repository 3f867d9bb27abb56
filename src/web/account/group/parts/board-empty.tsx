import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'

type BoardEmptyProps = { onAddOne: () => void; onAddMany: () => void }

/** A group without people: the three steps from here, and the first of them. */
export function BoardEmpty({ onAddOne, onAddMany }: BoardEmptyProps) {
  const steps = [
    { title: m.group_empty_step_add(), text: m.group_empty_step_add_text() },
    { title: m.group_empty_step_send(), text: m.group_empty_step_send_text() },
    { title: m.group_empty_step_pay(), text: m.group_empty_step_pay_text() },
  ]
  return (
    <section aria-labelledby="group-empty" className="flex flex-col border-t pt-6 md:pt-8">
      <h2 id="group-empty" className="text-xl font-semibold">
        {m.group_empty_title()}
      </h2>
      {/* On a phone before the steps, which would push them under the bar. */}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row md:order-last md:mt-8">
        <Button onClick={onAddMany}>{m.group_add_many()}</Button>
        <Button variant="secondary" onClick={onAddOne}>
          {m.group_add_one()}
        </Button>
      </div>
      <ol className="mt-8 grid gap-6 md:mt-6 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-hairline pt-3 first:border-accent-text">
            <p className="font-medium">
              <span className="tabular mr-2 text-text-quiet">{index + 1}</span>
              {title}
            </p>
            <p className="mt-1 text-sm text-text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
