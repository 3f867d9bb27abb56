import * as assistant from '#contract/assistant.ts'
import * as changeByOther from '#contract/change-by-other.ts'
import * as loginLink from '#contract/login-link.ts'
import { changeAssistant } from '#server/usecases/assistant/change-assistant.ts'
import { endAssistance, withdrawAssistant } from '#server/usecases/assistant/end-assistant.ts'
import { grantAssistant } from '#server/usecases/assistant/grant-assistant.ts'
import { listAssistants } from '#server/usecases/assistant/list-assistants.ts'
import { listChangesByOthers } from '#server/usecases/assistant/list-changes-by-others.ts'
import { openLoginLink, readLoginLink } from '#server/usecases/auth/login-link.ts'
import { caps } from '../actor-cap.ts'
import { inBrowser } from '../device-cookie.ts'
import { capped, routeGroup, routeTable } from '../route-table.ts'

/** Assistants of a participant, what they have done, and the links by which they log in. */
export const assistantRoutes = routeGroup(
  routeTable(assistant, {
    listAssistants,
    grantAssistant: capped(caps.grants, grantAssistant),
    changeAssistant,
    withdrawAssistant,
    endAssistance,
  }),
  routeTable(changeByOther, {
    listChangesByOthers,
  }),
  routeTable(loginLink, {
    readLoginLink,
    useLoginLink: inBrowser(openLoginLink),
  }),
)
