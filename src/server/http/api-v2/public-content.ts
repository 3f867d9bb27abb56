import type { FastifyInstance } from 'fastify'
import type { Locale } from '#contract/field.ts'
import * as news from '#contract/news.ts'
import * as programme from '#contract/programme.ts'
import * as site from '#contract/site-page.ts'
import * as speaker from '#contract/speaker.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { refuse } from '../../refuse.ts'
import type { RequestFacts, Services } from '../../services.ts'
import { mountRoute } from '../mount-route.ts'
import { answerUnchanged } from '../unchanged.ts'

/** What is on the site, for whoever wants to read it: kept by nobody without asking again, answered with 304 while nothing has changed. */
export function publicContentRoutes(app: FastifyInstance, services: Services): void {
  app.register(async routes => {
    routes.addHook('onSend', answerUnchanged)
    newsRoutes(routes, services)
    programmeRoutes(routes, services)
    listRoutes(routes, services)
  })
}

type Asked = { query: { locale?: Locale | undefined }; facts: RequestFacts }
const localeOf = ({ query, facts }: Asked): Locale => query.locale ?? facts.locale

async function existing<View>(view: Promise<View | null>, code: ErrorCode): Promise<View> {
  return (await view) ?? refuse(code)
}

function newsRoutes(app: FastifyInstance, services: Services): void {
  const { content } = services
  mountRoute(app, services, news.listNews, call =>
    content.news(localeOf(call), { page: call.query.page, topic: call.query.topic }),
  )
  mountRoute(app, services, news.readNews, call =>
    existing(content.newsItem(localeOf(call), call.params.guid), 'news_not_found'),
  )
}

function programmeRoutes(app: FastifyInstance, services: Services): void {
  const { content } = services
  mountRoute(app, services, programme.readProgramme, call =>
    existing(content.programme(localeOf(call), call.query.edition), 'not_found'),
  )
  mountRoute(app, services, programme.readProgrammeSession, call =>
    existing(content.programmeSession(localeOf(call), call.params.guid), 'program_item_not_found'),
  )
  mountRoute(app, services, speaker.listSpeakers, async call => ({
    items: await content.speakers(localeOf(call)),
  }))
  mountRoute(app, services, speaker.readSpeaker, call =>
    existing(content.speaker(localeOf(call), call.params.guid), 'not_found'),
  )
  mountRoute(app, services, speaker.listCommittee, async call => ({
    items: await content.committee(localeOf(call)),
  }))
}

function listRoutes(app: FastifyInstance, services: Services): void {
  const { content } = services
  mountRoute(app, services, site.readSitePage, call =>
    existing(content.page(localeOf(call), call.params.slug), 'not_found'),
  )
  mountRoute(app, services, site.listPartners, async call => ({
    items: await content.partners(localeOf(call)),
  }))
  mountRoute(app, services, site.listFaq, async call => ({ items: await content.faq(localeOf(call)) }))
  mountRoute(app, services, site.listContacts, async call => ({
    items: await content.contacts(localeOf(call)),
  }))
  mountRoute(app, services, site.listAlbums, async call => ({ items: await content.albums(localeOf(call)) }))
  mountRoute(app, services, site.listVideos, async call => ({ items: await content.videos(localeOf(call)) }))
  mountRoute(app, services, site.listPastEditions, async call => ({
    items: await content.pastEditions(localeOf(call)),
  }))
}
