import { useRootData } from '#web/kit/edition/use-edition.ts'
import { DemoLine } from './demo-line.tsx'

type DemoBannerProps = {
  /** The box whose edges the text keeps: the public pages' column, or another one of the shell below. */
  boxClassName?: string
}

/** Says in demo mode, above every shell, that nothing here is real and what time it is. Nothing in production. */
export function DemoBanner({ boxClassName = 'page-width' }: DemoBannerProps) {
  const { demo } = useRootData()
  return demo ? <DemoLine boxClassName={boxClassName} /> : null
}
