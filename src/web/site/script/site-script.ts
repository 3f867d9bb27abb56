// The only script of the public site: small behaviours of pages that are complete without it. Anything with state is an island, loaded when used.
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { watchCopyLinks } from './copy-link.ts'
import { keepCounting } from './countdown.ts'
import { watchForYou } from './for-you.ts'
import { watchIslands } from './island.ts'
import { keepVisited } from './keep-visited.ts'
import { watchLanguage } from './language.ts'
import { openLinkedAnswer } from './linked-answer.ts'
import { watchMenu } from './menu.ts'
import { keepNow } from './now.ts'
import { sayKept, watchOffline } from './offline.ts'
import { watchOwnResult } from './own-result.ts'
import { pageLocale } from './page-locale.ts'
import { watchPictures } from './picture.ts'
import { watchStars } from './stars.ts'
import { watchTheme } from './theme.ts'
import { watchVisitor } from './visitor.ts'
import { watchWayHome } from './way-home.ts'

/** A prerendered page does nothing until it is shown. */
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start, { once: true })
else void start()

/** Each in a task of its own, so that a slow phone answers a touch in between. */
async function start(): Promise<void> {
  overwriteGetLocale(pageLocale)
  for (const begin of [
    watchMenu,
    watchTheme,
    watchLanguage,
    watchIslands,
    watchVisitor,
    watchCopyLinks,
    watchPictures,
    watchWayHome,
    openLinkedAnswer,
    keepCounting,
    keepNow,
    watchForYou,
    watchStars,
    watchOwnResult,
    sayKept,
    watchOffline,
    keepVisited,
  ]) {
    begin()
    await new Promise(resolve => setTimeout(resolve))
  }
}
