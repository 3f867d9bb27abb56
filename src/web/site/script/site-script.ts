// The one script of the public site: small manners of a page that is whole without it. What holds state is an island, loaded when it is asked for.
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { watchCopyLinks } from './copy-link.ts'
import { keepCounting } from './countdown.ts'
import { watchIslands } from './island.ts'
import { watchLanguage } from './language.ts'
import { openLinkedAnswer } from './linked-answer.ts'
import { watchMenu } from './menu.ts'
import { keepNow } from './now.ts'
import { pageLocale } from './page-locale.ts'
import { watchPictures } from './picture.ts'
import { watchTheme } from './theme.ts'
import { watchVisitor } from './visitor.ts'
import { watchWayHome } from './way-home.ts'

/** A page that the browser prepares ahead does nothing until somebody looks at it. */
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start, { once: true })
else start()

function start(): void {
  overwriteGetLocale(pageLocale)
  watchMenu()
  watchTheme()
  watchLanguage()
  watchVisitor()
  watchCopyLinks()
  watchPictures()
  watchWayHome()
  openLinkedAnswer()
  keepCounting()
  keepNow()
  watchIslands()
}
