import { lazy } from 'react'
import { still } from '../still/still.tsx'

const load = async () => ({
  default: (await import('./conditions-story.tsx')).ConditionsStory,
})

export const StillConditionsStory = still(import.meta.env.SSR ? (await load()).default : lazy(load))
