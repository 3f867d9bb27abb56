import type { SiteAccess } from '../edition/site-window.ts'

/** The bits of a pass by which a gate knows what it opens: the forum itself, and the site while it is built up and taken down. */
export const passZones = { forum: 1, montage: 2 } as const

export function zonesOf({ onForum, onMontage }: SiteAccess): number {
  return (onForum ? passZones.forum : 0) | (onMontage ? passZones.montage : 0)
}

/** What a pass with these bits may do, as the windows of the site ask for it. */
export function accessOf(zones: number): SiteAccess {
  return { onForum: (zones & passZones.forum) !== 0, onMontage: (zones & passZones.montage) !== 0 }
}
