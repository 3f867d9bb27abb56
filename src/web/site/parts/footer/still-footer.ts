import { lazy } from 'react'
import { still } from '#web/kit/still/still.tsx'

const load = async () => ({
  default: (await import('./public-footer.tsx')).PublicFooter,
})

export const StillFooter = still(import.meta.env.SSR ? (await load()).default : lazy(load))
