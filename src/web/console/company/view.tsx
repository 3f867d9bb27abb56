import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'

type CompanyLinkProps = { companyKey: string | null; children: ReactNode }

/** A company's name, linked to its page for those who may open it. */
export function CompanyLink({ companyKey, children }: CompanyLinkProps) {
  const target = useRecordTarget()
  const { may } = useOrganiser()
  if (!companyKey || !may('read-companies')) return children
  return (
    <Link className="text-link" {...target('organiser-company', companyKey)}>
      {children}
    </Link>
  )
}
