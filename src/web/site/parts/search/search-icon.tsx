/** The icons of a search, drawn as by lucide: its code for any icon would be a tenth of an island's size limit besides React. */
const drawings = {
  search: 'm21 21-4.34-4.34M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16',
  clear: 'M18 6 6 18M6 6l12 12',
  filters: 'M2 5h20M6 12h12M9 19h6',
  notice: 'M12 8v4m0 4h.01M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20',
} as const

export function SearchIcon({ name, className }: { name: keyof typeof drawings; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
