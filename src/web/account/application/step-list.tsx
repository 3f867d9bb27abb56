/** What happens after the sending, numbered. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
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
