import type { ReactNode } from 'react'

type ProgrammeHeadProps = {
  title: string
  lead: string
  /** Links to files, beside the title. */
  files: ReactNode
}

/** The top of a programme: one row, so that sessions are in the first screen. */
export function ProgrammeHead({ title, lead, files }: ProgrammeHeadProps) {
  return (
    <div className="page-width flex flex-wrap items-center gap-x-2 pt-3 pb-1 sm:gap-x-8 md:pt-6 md:pb-3">
      <h1 className="text-xl font-semibold tracking-tight sm:text-2xl md:text-3xl">{title}</h1>
      <p className="min-w-0 flex-1 text-sm text-text-quiet max-lg:hidden">{lead}</p>
      <div className="ml-auto">{files}</div>
    </div>
  )
}
