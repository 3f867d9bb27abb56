import { lazy } from 'react'
import { late } from '#web/kit/still/late.tsx'
import { still } from '#web/kit/still/still.tsx'

const load = async () => ({ default: (await import('./countdown.tsx')).CountdownPart })

/** The server's countdown, then the one of this moment. */
export const LateCountdown = late(
  load,
  still(import.meta.env.SSR ? (await load()).default : lazy(load), 'inline'),
)
