import type { FastifyInstance } from 'fastify'
import * as programme from '#contract/programme.ts'
import type { Services } from '../../services.ts'
import { programmeCalendar, sessionCalendar } from '../../usecases/programme/programme-calendar.ts'
import { renderProgrammePdf } from '../../usecases/programme/render-programme-pdf.ts'
import { searchProgramme } from '../../usecases/programme/search-programme.ts'
import { mountRoute } from '../mount-route.ts'
import { answerUnchanged } from '../unchanged.ts'

/** The programme searched, for paper and for calendars; its plain reads are in public-content.ts. */
export function programmeRoutes(app: FastifyInstance, services: Services): void {
  app.register(async routes => {
    routes.addHook('onSend', answerUnchanged)
    mountRoute(routes, services, programme.searchProgramme, ({ query, facts }) =>
      searchProgramme(services, { query: query.q, limit: query.limit, locale: query.locale ?? facts.locale }),
    )
    mountRoute(routes, services, programme.programmePdf, ({ query, facts }) =>
      renderProgrammePdf(services, { locale: query.locale ?? facts.locale, edition: query.edition }),
    )
    mountRoute(routes, services, programme.programmeCalendar, ({ query, facts }) =>
      programmeCalendar(services, query.locale ?? facts.locale),
    )
    mountRoute(routes, services, programme.programmeSessionCalendar, ({ query, params, facts }) =>
      sessionCalendar(services, query.locale ?? facts.locale, params.guid),
    )
  })
}
