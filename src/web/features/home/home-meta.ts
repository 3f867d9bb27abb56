import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { publicMeta } from '../page-meta/page-meta.ts'
import { formatForumDates } from './forum-dates.ts'
import { forumEvent } from './forum-event.ts'

/** Head of the home page: the forum itself, also as structured data. */
export function homeMeta(args: MetaArgs): MetaDescriptor[] {
  return publicMeta(args, ({ edition, publicUrl }, locale) => {
    const dates = formatForumDates(edition, locale).replace('\u2060', '')
    const city = edition.city[locale]
    return {
      title: `${edition.name[locale]}: ${dates}, ${city}`,
      description: m.home_meta({ dates, city }),
      extra: [{ 'script:ld+json': forumEvent(edition, publicUrl, locale) }],
    }
  })
}
