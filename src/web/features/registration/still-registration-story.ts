import { lazy } from 'react'
import { still } from '../still/still.tsx'

const load = async () => ({
  default: (await import('./registration-story.tsx')).RegistrationStory,
})

export const StillRegistrationStory = still(import.meta.env.SSR ? (await load()).default : lazy(load))
