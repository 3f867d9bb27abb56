import type { MetaArgs, MetaDescriptor } from 'react-router'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'

export function homeMeta(args: MetaArgs, description?: string): MetaDescriptor[] {
  return publicMeta(args, ({ edition }, locale) => {
    const dates = formatForumDates(edition, locale).replace('\u2060', '')
    const city = edition.city[locale]
    return {
      title: `${edition.name[locale]} — ${dates}, ${city}`,
      description: description ?? `${edition.name[locale]}: ${dates}, ${city}`,
    }
  })
}
