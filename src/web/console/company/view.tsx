import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'

type CompanyLinkProps = { companyKey: string | null; children: ReactNode }

/** A company's name, linked to its page for those who may open it. */
export function CompanyLink({ companyKey, children }: CompanyLinkProps) {
  const to = usePaths()
  const { may } = useOrganiser()
  if (!companyKey || !may('read-companies')) return children
  return (
    <Link className="text-link" to={to('organiser-company', { guid: companyKey })}>
      {children}
    </Link>
  )
}
