import { lazy } from 'react'
import { still } from '#web/kit/still/still.tsx'

const load = async () => ({
  default: (await import('./header-icon.tsx')).HeaderIcon,
})

export const StillIcon = still(import.meta.env.SSR ? (await load()).default : lazy(load), 'inline')
