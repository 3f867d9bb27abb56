import { lazy } from 'react'
import { still } from './still.tsx'

const load = async () => ({
  default: (await import('#web/ui/guilloche.tsx')).Rosette,
})

/** The rosette where it is only looked at: its formulas stay on the server. */
export const StillRosette = still(import.meta.env.SSR ? (await load()).default : lazy(load))
