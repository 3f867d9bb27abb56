/** The height of a table's rows that are not rendered. */
export function TableGap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without cells takes no focus, and readers count the drawn ones by aria-rowindex
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}

/** The height of the cards that are not rendered. */
export function CardGap({ height }: { height: number }) {
  return height > 0 && <li aria-hidden="true" className="border-0" style={{ height }} />
}
