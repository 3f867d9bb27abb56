import type sharpFactory from 'sharp'

export type SharpLibrary = typeof sharpFactory

let loaded: Promise<SharpLibrary> | null = null

/**
 * The picture library, loaded with the first picture because it is too heavy for the start. It caches nothing between pictures and uses one thread
 * for each: the gate decides how many run.
 */
export function loadSharp(): Promise<SharpLibrary> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loaded
}
