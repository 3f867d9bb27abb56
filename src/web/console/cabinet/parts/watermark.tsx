const lines = Array.from({ length: 200 }, (_, line) => line)

/** Drawn in the page and not over it by the browser, so that it is printed too; by the difference from what lies below, so that it stands on a white badge in the dark theme as well. */
export function Watermark({ text }: { text: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-hidden text-white opacity-20 mix-blend-difference select-none"
    >
      {lines.map(line => (
        // As generated content, so that it cannot be selected away or copied along.
        <span
          key={line}
          data-mark={`${text}\u2003\u2003`.repeat(8)}
          className="absolute -left-8 origin-left -rotate-12 text-sm whitespace-nowrap before:content-[attr(data-mark)]"
          style={{ top: `${line * 5}rem` }}
        />
      ))}
    </div>
  )
}
