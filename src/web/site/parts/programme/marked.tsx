type MarkedProps = { text: string; marks: readonly (readonly [number, number])[] }

/** A text with the found words highlighted. */
export function Marked({ text, marks }: MarkedProps) {
  const parts = marks.map(([from, to], index) => ({
    before: text.slice(marks[index - 1]?.[1] ?? 0, from),
    found: text.slice(from, to),
    from,
  }))
  return (
    <>
      {parts.map(({ before, found, from }) => (
        <span key={from}>
          {before}
          <mark className="rounded-sm bg-attention-soft text-inherit underline decoration-attention decoration-2 underline-offset-3">
            {found}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
