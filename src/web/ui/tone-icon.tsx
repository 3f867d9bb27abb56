import { CircleAlert, CircleCheck, CircleDashed, CircleX, Info, type LucideIcon } from 'lucide-react'
import type { Tone } from './tone.ts'

const ICONS: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  positive: CircleCheck,
  attention: CircleAlert,
  negative: CircleX,
  info: Info,
}

/** Each tone has its own shape, so that a state is never shown by colour alone. */
export function ToneIcon({ tone, className = 'size-5' }: { tone: Tone; className?: string }) {
  const Icon = ICONS[tone]
  return <Icon aria-hidden="true" strokeWidth={1.5} className={`shrink-0 ${className}`} />
}
