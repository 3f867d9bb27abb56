import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The picture that is looked at stands in the address, but only another album needs other data. */
export function keepAlbumData(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate
  return currentUrl.searchParams.get('album') !== nextUrl.searchParams.get('album')
}
