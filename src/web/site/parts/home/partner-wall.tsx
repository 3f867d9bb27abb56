import type { Partner } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { PartnerLogo } from '#web/kit/picture/partner-logo.tsx'
import { byCategory } from '#web/site/parts/partners/by-category.ts'
import { categoryTitle } from '#web/site/parts/partners/category-words.ts'
import { HomePart } from './home-part.tsx'
import type { HomeStoryData } from './load-home.ts'

type Size = { width: number; height: number; columns: string }

/** The higher the category, the larger its logos; exhibitors and media stand on the partners' page. */
const sizes: Partial<Record<Partner['category'], Size>> = {
  general: { width: 416, height: 128, columns: 'grid-cols-1 sm:grid-cols-2' },
  official: { width: 240, height: 96, columns: 'grid-cols-2 md:grid-cols-3' },
  partner: { width: 168, height: 72, columns: 'grid-cols-2 sm:grid-cols-3 md:grid-cols-4' },
}

/** All partners by their logos; each leads to its words on the partners' page. */
export function PartnerWall({ partners }: { partners: HomeStoryData['partners'] }) {
  const to = usePaths()
  if (!partners.some(({ category }) => sizes[category])) return null
  return (
    <HomePart title={m.site_partners_title()} link={{ to: to('partners'), text: m.site_partners_all() }}>
      <div className="space-y-8">
        {byCategory(partners).map(({ category, partners: group }) => {
          const size = sizes[category]
          if (!size) return null
          const { width, height, columns } = size
          return (
            <div key={category} className="grid gap-x-8 gap-y-3 lg:grid-cols-12">
              <h3 className="text-sm font-normal tracking-normal text-text-quiet lg:col-span-3">
                {categoryTitle(category, group.length)}
              </h3>
              <ul className={`grid gap-3 lg:col-span-9 ${columns}`}>
                {group.map(({ guid, logo }) => (
                  <li key={guid}>
                    <a href={`${to('partners')}#${guid}`} className="block rounded-md">
                      <PartnerLogo logo={logo} width={width} height={height} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </HomePart>
  )
}
