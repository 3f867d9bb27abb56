import { useRootData } from '#web/kit/edition/use-edition.ts'
import { DemoLine } from './demo-line.tsx'

type DemoBannerProps = {
  /** The class whose box the text aligns with: the public pages' column by default. */
  boxClassName?: string
}

/** Says in demo mode, above every shell, that nothing here is real and what time it is. Nothing in production. */
export function DemoBanner({ boxClassName = 'page-width' }: DemoBannerProps) {
  const { demo } = useRootData()
  return demo ? <DemoLine boxClassName={boxClassName} /> : null
}
