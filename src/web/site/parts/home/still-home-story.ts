import { lazy } from 'react'
import { still } from '#web/kit/still/still.tsx'

const load = async () => ({
  default: (await import('./home-story.tsx')).HomeStory,
})

export const StillHomeStory = still(import.meta.env.SSR ? (await load()).default : lazy(load))
