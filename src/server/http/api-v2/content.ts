import * as content from '#contract/content.ts'
import * as legalDetails from '#contract/legal-details.ts'
import * as organiserEdition from '#contract/organiser-edition.ts'
import * as organiserProgramme from '#contract/organiser-programme.ts'
import { listContentVersions, meetContentEditors } from '#server/usecases/content/content-versions.ts'
import {
  countContentFilters,
  listContent,
  listContentOptions,
  readContentOverview,
} from '#server/usecases/content/list-content.ts'
import { readContent } from '#server/usecases/content/present-content.ts'
import { publishContent, unpublishContent } from '#server/usecases/content/publish-content.ts'
import {
  createContent,
  orderContent,
  removeContent,
  saveContent,
} from '#server/usecases/content/write-content.ts'
import { readEditionSettings, saveEditionSettings } from '#server/usecases/edition/edition-settings.ts'
import { previewEditionSettings, readEditionHistory } from '#server/usecases/edition/preview-settings.ts'
import {
  previewLegalTexts,
  publishLegalDetails,
  readLegalDetails,
  readLegalTexts,
} from '#server/usecases/legal-details/publish-legal-details.ts'
import { readPlannedProgramme } from '#server/usecases/programme/planned-programme.ts'
import { previewProgramme } from '#server/usecases/programme/preview-programme.ts'
import { publishProgramme } from '#server/usecases/programme/publish-programme.ts'
import { type RouteGroup, routeGroup, routeTable } from '../route-table.ts'

/** Room for an album of two hundred captions, or the longest prose in two languages and Cyrillic. */
const bodyLimit = 512 * 1024

/** What editors do in the console: content, the programme's board, the settings of the edition. */
export const contentRoutes: RouteGroup = {
  prepare: scope =>
    void scope.addHook('onRoute', options => {
      options.bodyLimit = bodyLimit
    }),
  ...routeGroup(
    routeTable(content, {
      readContentOverview,
      listContent,
      countContentFilters,
      listContentOptions,
      readContent,
      createContent,
      saveContent,
      publishContent,
      unpublishContent,
      removeContent,
      orderContent,
      listContentVersions,
      meetContentEditors,
    }),
    routeTable(organiserProgramme, {
      readPlannedProgramme,
      publishProgramme,
      previewProgramme,
    }),
    routeTable(organiserEdition, {
      readEditionSettings: (_call, services) => readEditionSettings(services),
      saveEditionSettings,
      previewEditionSettings,
      readEditionHistory: (_call, services) => readEditionHistory(services),
    }),
    routeTable(legalDetails, {
      readLegalDetails: (_call, services) => readLegalDetails(services),
      previewLegalTexts,
      readLegalTexts,
      publishLegalDetails,
    }),
  ),
}
