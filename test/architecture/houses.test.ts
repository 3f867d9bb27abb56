import { expect, test } from 'vitest'
import { crossedHouses, openedParts, strangeRoomFiles } from './houses.ts'

const importing = (path: string, specifier: string) => [{ path, text: `import { x } from '${specifier}'\n` }]

test.each([
  ['src/web/site/pages/news-page.tsx', '#web/account/chat/view.tsx'],
  ['src/web/account/chat/page.tsx', '#web/console/chat/queries.ts'],
  ['src/web/console/chat/page.tsx', '../../site/parts/header/menu.tsx'],
  ['src/web/staff/frame/layout.tsx', '#web/account/cabinet/layout.tsx'],
  ['src/web/dev/component-page.tsx', '#web/console/chat/queries.ts'],
  ['src/web/kit/dates/forum-dates.ts', '#web/site/parts/home/hero.tsx'],
  ['src/web/kit/dates/forum-dates.ts', '#web/root.tsx'],
  ['src/web/account/chat/page.tsx', '#web/routes.ts'],
])('%s must not import %s', (path, specifier) => {
  expect(crossedHouses(importing(path, specifier))).toEqual([expect.stringContaining(specifier)])
})

test.each([
  ['src/web/account/chat/page.tsx', '#web/kit/chat/composer.tsx'],
  ['src/web/account/chat/page.tsx', '#web/account/updates/view.tsx'],
  ['src/web/kit/dates/forum-dates.ts', '#web/paths.ts'],
  ['src/web/routes.ts', '#web/account/chat/page.tsx'],
])('%s may import %s', (path, specifier) => {
  expect(crossedHouses(importing(path, specifier))).toEqual([])
})

test.each([
  ['src/web/account/chat/page.tsx', '#web/account/updates/parts/update-card.tsx', 1],
  ['src/web/routes.ts', '#web/account/updates/parts/update-card.tsx', 1],
  ['src/web/account/updates/page.tsx', './parts/update-card.tsx', 0],
  ['src/web/account/updates/parts/update-list.tsx', './update-card.tsx', 0],
  ['src/web/account/updates/parts/update-list.tsx', '../words.ts', 0],
  ['src/web/site/pages/home-page.tsx', '#web/site/parts/home/hero.tsx', 0],
])('%s importing %s: %i faults', (path, specifier, count) => {
  expect(openedParts(importing(path, specifier))).toHaveLength(count)
})

test.each([
  ['src/web/account/chat/page.tsx', 0],
  ['src/web/account/chat/queries.ts', 0],
  ['src/web/account/chat/parts/chat-tabs.tsx', 0],
  ['src/web/account/chat/rules.test.ts', 0],
  ['src/web/kit/chat/composer.tsx', 0],
  ['src/web/account/chat/chat-tabs.tsx', 1],
  ['src/web/account/chat/hooks/use-tabs.ts', 1],
  ['src/web/account/chat/parts/tabs/tab.tsx', 1],
  ['src/web/console/chat.tsx', 1],
])('%s in a room: %i faults', (path, count) => {
  expect(strangeRoomFiles([{ path, text: '' }])).toHaveLength(count)
})
