import { lazy } from 'react'
import { still } from '#web/kit/still/still.tsx'

const load = async () => ({
  default: (await import('./menu-columns.tsx')).MenuColumns,
})

export const StillMenuColumns = still(import.meta.env.SSR ? (await load()).default : lazy(load))
