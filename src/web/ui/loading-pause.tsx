import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

/** The pause while a page loads: a spinner and a sentence. */
export function LoadingPause({ text, className }: { text: string; className?: string }) {
  return (
    <div role="status" className={classNames('flex items-center gap-3 py-16 text-text-quiet', className)}>
      <Spinner />
      <p className="text-sm">{text}</p>
    </div>
  )
}
