import { lazy } from 'react'
import { late } from '#web/kit/still/late.tsx'
import { still } from '#web/kit/still/still.tsx'

const load = async () => ({ default: (await import('./demo-line.tsx')).DemoLine })

export const LateDemoLine = late(load, still(import.meta.env.SSR ? (await load()).default : lazy(load)))
