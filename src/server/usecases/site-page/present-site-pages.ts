import type { Locale } from '#contract/field.ts'
import type { HomeEntry } from '#contract/home-page.ts'
import type {
  Album,
  Contact,
  FaqEntry,
  Figure,
  Partner,
  PastEdition,
  SitePage,
  Video,
} from '#contract/site-page.ts'
import { type PageSlug, partnerCategories } from '#domain/content/content-choice.ts'
import { judgeVideoPath, videoPlayer } from '#domain/content/video-place.ts'
import { imagePathIn } from '#domain/image/image-path.ts'
import type { ContentSnapshot, EditionContent } from '../content/content-snapshot.ts'
import { presentProse } from '../content/present-prose.ts'
import { present, presentPicture } from '../content/present-values.ts'
import { plainText } from '../content/render-prose.ts'

export function presentSitePage(of: EditionContent, locale: Locale, slug: PageSlug): SitePage | null {
  const item = of.of('page').find(({ content }) => content.slug === slug)
  if (!item) return null
  const { content } = item
  return {
    slug: content.slug,
    title: present(content.title, locale),
    lead: present(content.lead, locale),
    description: present(content.description, locale),
    bodyHtml: presentProse(of, content.body, locale),
    picture: presentPicture(content.picture, present(content.pictureAlt, locale)),
    modifiedAt: item.publishedAt.toISOString(),
  }
}

/** The entries of the home page's blocks, in the order of the editors. */
export function presentHomeEntries(of: EditionContent, locale: Locale): HomeEntry[] {
  return of.of('homeEntry').map(({ guid, content }) => ({
    guid,
    block: content.block,
    title: present(content.title, locale),
    bodyHtml: presentProse(of, content.body, locale),
    email: content.email,
    until: content.until,
  }))
}

export function presentFigures(of: EditionContent, locale: Locale): Figure[] {
  return of.of('figure').map(({ content }) => ({
    value: content.value,
    label: present(content.label, locale),
    icon: content.icon,
  }))
}

export function presentPartners(of: EditionContent, locale: Locale): Partner[] {
  const rank = (partner: Partner) => partnerCategories.indexOf(partner.category)
  return of
    .of('partner')
    .map(({ guid, content }): Partner => {
      const name = present(content.name, locale)
      return {
        guid,
        category: content.category,
        name,
        description: present(content.description, locale),
        logo: { ...content.logo, path: imagePathIn(content.logo.path, locale), alt: name },
        website: content.website,
      }
    })
    .sort((left, right) => rank(left) - rank(right))
}

export function presentFaq(of: EditionContent, locale: Locale): FaqEntry[] {
  return of.of('faqItem').map(({ guid, content }) => {
    const answerHtml = presentProse(of, content.answer, locale)
    return {
      guid,
      section: content.section,
      question: present(content.question, locale),
      answerHtml,
      answerText: plainText(answerHtml),
    }
  })
}

export function presentContacts(of: EditionContent, locale: Locale): Contact[] {
  return of.of('contact').map(({ guid, content }) => ({
    guid,
    department: present(content.department, locale),
    note: present(content.note, locale),
    email: content.email,
    phone: content.phone,
    icon: content.icon,
  }))
}

/** Albums of all editions: before a forum begins only its predecessors have pictures. */
export function presentAlbums(snapshot: ContentSnapshot, locale: Locale): Album[] {
  const albums = snapshot.editions.flatMap(of =>
    of.of('album').map(({ guid, content }) => ({
      guid,
      title: present(content.title, locale),
      date: content.date,
      description: present(content.description, locale),
      pictures: content.pictures.map(({ picture, caption }) => ({
        ...picture,
        alt: present(caption, locale),
      })),
    })),
  )
  return newestFirst(albums)
}

/** Videos of all editions, as with the albums. */
export function presentVideos(snapshot: ContentSnapshot, locale: Locale): Video[] {
  const videos = snapshot.editions.flatMap(of =>
    of.of('video').flatMap(({ guid, content }): Video[] => {
      const source = videoSource(content)
      if (!source) return []
      const title = present(content.title, locale)
      return [
        {
          guid,
          title,
          date: content.date,
          description: present(content.description, locale),
          poster: { ...content.poster, alt: title },
          durationSeconds: content.durationSeconds,
          source,
        },
      ]
    }),
  )
  return newestFirst(videos)
}

function videoSource({ file, embed }: { file: string | null; embed: string | null }): Video['source'] | null {
  const stored = file === null ? null : judgeVideoPath(file)
  if (stored?.ok) return { kind: 'file', url: `/api/v2/video/${file}`, contentType: stored.contentType }
  const player = embed === null ? null : videoPlayer(embed)
  return player && { kind: 'embed', url: player.address, host: player.host }
}

/** Editions that ended before the current one begins; their texts are on the page «archive» of each. */
export function presentPastEditions({ current, editions }: ContentSnapshot, locale: Locale): PastEdition[] {
  return editions
    .filter(({ edition }) => edition.endsOn < current.edition.startsOn)
    .map(of => {
      const { edition } = of
      const story = presentSitePage(of, locale, 'archive')
      return {
        slug: edition.slug,
        name: edition.name[locale],
        city: edition.city[locale],
        venue: edition.venue[locale],
        startsOn: edition.startsOn,
        endsOn: edition.endsOn,
        lead: story?.lead ?? '',
        bodyHtml: story?.bodyHtml ?? '',
        figures: presentFigures(of, locale),
        hasProgramme: of.of('programmeSession').length > 0,
      }
    })
}

function newestFirst<Item extends { date: string }>(items: Item[]): Item[] {
  return items.sort((left, right) => (left.date < right.date ? 1 : left.date > right.date ? -1 : 0))
}
