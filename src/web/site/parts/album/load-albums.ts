import { data, type LoaderFunctionArgs } from 'react-router'
import type { Picture } from '#contract/picture.ts'
import type { Album } from '#contract/site-page.ts'
import { loadSitePage, type PageText } from '#web/site/parts/site-page/load-site-page.ts'
import { pictureOf } from './lightbox-step.ts'

export type AlbumCard = Pick<Album, 'guid' | 'title' | 'date' | 'description'> & {
  cover: Picture | null
  count: number
}

export type AlbumsData = {
  page: PageText
  albums: AlbumCard[]
  open: Album | null
  /** The open album's picture from the address, counted from 0. */
  at: number | null
}

/** All albums, or the one that `?album=` names; an unknown one answers 404. */
export async function loadAlbums(args: LoaderFunctionArgs): Promise<AlbumsData> {
  const { page, content, locale } = await loadSitePage(args, 'album')
  const albums = await content.albums(locale)
  const named = args.url.searchParams.get('album')
  const open = named === null ? null : (albums.find(({ guid }) => guid === named) ?? null)
  if (named !== null && !open) throw data(null, { status: 404 })
  const cards = albums.map(({ guid, title, date, description, pictures }) => ({
    guid,
    title,
    date,
    description,
    cover: pictures[0] ?? null,
    count: pictures.length,
  }))
  return { page, albums: open ? [] : cards, open, at: openPicture(args.url, open?.pictures.length ?? 0) }
}

/** The picture in `?picture=`, counted from 0; an unknown one answers 404. */
export function openPicture(url: URL, total: number): number | null {
  const named = url.searchParams.get('picture')
  const at = pictureOf(named, total)
  if (named !== null && at === null) throw data(null, { status: 404 })
  return at
}
