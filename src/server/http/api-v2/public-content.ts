import type { Locale } from '#contract/field.ts'
import * as news from '#contract/news.ts'
import * as programme from '#contract/programme.ts'
import * as sitePage from '#contract/site-page.ts'
import * as siteSearch from '#contract/site-search.ts'
import * as speaker from '#contract/speaker.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { refuse } from '#server/refuse.ts'
import type { RequestFacts } from '#server/services.ts'
import { programmeCalendar, sessionCalendar } from '#server/usecases/programme/programme-calendar.ts'
import { renderProgrammePdf } from '#server/usecases/programme/render-programme-pdf.ts'
import { searchProgramme } from '#server/usecases/programme/search-programme.ts'
import { listUnanswered, searchList, searchSite } from '#server/usecases/search/search-site.ts'
import { type RouteGroup, routeGroup, routeTable } from '../route-table.ts'
import { unchangedIn } from '../unchanged.ts'

type Asked = { query: { locale?: Locale | undefined }; facts: RequestFacts }
const localeOf = ({ query, facts }: Asked): Locale => query.locale ?? facts.locale

async function existing<View>(view: Promise<View | null>, code: ErrorCode): Promise<View> {
  return (await view) ?? refuse(code)
}

/** Published content: caches must revalidate it, and get 304 while nothing has changed. */
export const publicContentRoutes: RouteGroup = {
  prepare: scope => void scope.addHook('onSend', unchangedIn('public')),
  ...routeGroup(
    routeTable(news, {
      listNews: (call, { content }) =>
        content.news(localeOf(call), { page: call.query.page, topic: call.query.topic }),
      readNews: (call, { content }) =>
        existing(content.newsItem(localeOf(call), call.params.guid), 'news_not_found'),
    }),
    routeTable(programme, {
      readProgramme: (call, { content }) =>
        existing(content.programme(localeOf(call), call.query.edition), 'not_found'),
      readProgrammeSession: (call, { content }) =>
        existing(content.programmeSession(localeOf(call), call.params.guid), 'program_item_not_found'),
      searchProgramme,
      programmePdf: renderProgrammePdf,
      programmeCalendar,
      programmeSessionCalendar: sessionCalendar,
    }),
    routeTable(speaker, {
      listSpeakers: async (call, { content }) => ({
        items: await content.speakers(localeOf(call)),
      }),
      readSpeaker: (call, { content }) =>
        existing(content.speaker(localeOf(call), call.params.guid), 'not_found'),
      listCommittee: async (call, { content }) => ({
        items: await content.committee(localeOf(call)),
      }),
    }),
    routeTable(siteSearch, { searchSite, searchList, listUnanswered }),
    routeTable(sitePage, {
      readSitePage: (call, { content }) =>
        existing(content.page(localeOf(call), call.params.slug), 'not_found'),
      listPartners: async (call, { content }) => ({
        items: await content.partners(localeOf(call)),
      }),
      listFaq: async (call, { content }) => ({ items: await content.faq(localeOf(call)) }),
      listContacts: async (call, { content }) => ({
        items: await content.contacts(localeOf(call)),
      }),
      listAlbums: async (call, { content }) => ({ items: await content.albums(localeOf(call)) }),
      listVideos: async (call, { content }) => ({ items: await content.videos(localeOf(call)) }),
      listPastEditions: async (call, { content }) => ({
        items: await content.pastEditions(localeOf(call)),
      }),
    }),
  ),
}
