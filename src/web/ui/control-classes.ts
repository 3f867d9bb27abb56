import { classNames } from './class-names.ts'

/** The frame of every text-like control: 44 px, 16 px type (phones zoom in on smaller type). */
export const controlClasses = classNames(
  'block w-full min-h-11 rounded-md border border-line bg-surface px-3 py-2 text-base/6 text-text',
  'placeholder:text-text-quiet hover:border-text-quiet',
  'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
  'aria-invalid:border-negative aria-invalid:outline-1 aria-invalid:-outline-offset-2 aria-invalid:outline-negative',
  'aria-invalid:focus-visible:outline-2 aria-invalid:focus-visible:outline-focus',
  'disabled:bg-sunken disabled:text-text-quiet',
)
