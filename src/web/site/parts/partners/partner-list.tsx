import { ChevronDown, ExternalLink } from 'lucide-react'
import type { Partner } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { PartnerLogo } from '#web/kit/picture/partner-logo.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { byCategory } from './by-category.ts'
import { categoryTitle } from './category-words.ts'

type Place = { width: number; height: number; plate: string; list: string }

/** On a phone a list of names that open; from a tablet on a grid. */
const small =
  'grid gap-x-8 sm:grid-cols-2 sm:gap-y-8 md:grid-cols-3 lg:grid-cols-4 max-sm:divide-y max-sm:border-y'

/** The general partner takes the full width, logo beside text; the others are in ever smaller columns. */
const places: Record<Partner['category'], Place> = {
  general: {
    width: 480,
    height: 180,
    plate: 'min-h-48 md:min-h-60 lg:col-span-6',
    list: 'grid gap-y-10',
  },
  official: {
    width: 280,
    height: 110,
    plate: 'min-h-20 sm:min-h-40',
    list: 'grid gap-x-8 gap-y-10 md:grid-cols-3',
  },
  partner: {
    width: 220,
    height: 84,
    plate: 'min-h-20 sm:min-h-32',
    list: 'grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
  },
  exhibitor: { width: 170, height: 64, plate: 'min-h-24', list: small },
  information: { width: 170, height: 64, plate: 'min-h-24', list: small },
}

/** All partners by category, each with logo, description and a link to its site. */
export function PartnerList({ partners }: { partners: readonly Partner[] }) {
  return byCategory(partners).map(({ category, partners: group }) => (
    <section key={category} aria-labelledby={category} className="page-width">
      <div className="pb-10 md:pb-16">
        <h2 id={category} className="mb-6 text-xl font-semibold md:mb-8 lg:text-2xl">
          {categoryTitle(category, group.length)}
        </h2>
        <ul className={places[category].list}>
          {group.map(partner => (
            <PartnerEntry key={partner.guid} partner={partner} />
          ))}
        </ul>
      </div>
    </section>
  ))
}

function PartnerEntry({ partner }: { partner: Partner }) {
  const { guid, category, name, description, logo, website } = partner
  const { width, height, plate } = places[category]
  const whole = category === 'general'
  const small = category === 'exhibitor' || category === 'information'
  const beside =
    !whole && !small && 'max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-start max-sm:gap-x-4'
  return (
    <li
      id={guid}
      className={classNames(
        'scroll-mt-28',
        whole && 'grid items-center gap-x-8 gap-y-5 lg:grid-cols-12',
        beside,
      )}
    >
      {small && <FoldedEntry partner={partner} />}
      <div className={classNames('contents', small && 'max-sm:hidden')}>
        <PartnerLogo logo={{ ...logo, alt: '' }} width={width} height={height} className={plate} />
        <div className={whole ? 'lg:col-span-6' : beside ? 'sm:mt-4' : 'mt-4'}>
          <h3 className={classNames('font-semibold', whole ? 'text-xl lg:text-2xl' : 'text-base/6')}>
            {name}
          </h3>
          <p
            className={classNames(
              'mt-1.5 text-text-quiet',
              whole && 'text-lg',
              small && 'text-sm',
              beside && 'max-sm:text-sm',
            )}
          >
            {description}
          </p>
          {website && <Website name={name} website={website} />}
        </div>
      </div>
    </li>
  )
}

/** On a phone: the name alone, which opens what the company does. */
function FoldedEntry({ partner: { name, description, website } }: { partner: Partner }) {
  return (
    <details className="group sm:hidden">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 text-base/6 font-semibold tracking-normal">{name}</h3>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-sm text-text-quiet">{description}</p>
      {website && <Website name={name} website={website} />}
    </details>
  )
}

/** The accessible name begins with the visible text, so that voice control finds it. */
function Website({ name, website }: { name: string; website: string }) {
  const address = new URL(website).hostname.replace(/^www\./, '')
  return (
    <a
      href={website}
      rel="noopener"
      aria-label={m.site_partners_website_of({ address, name })}
      className="text-link mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm wrap-anywhere"
    >
      {address}
      <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
    </a>
  )
}
