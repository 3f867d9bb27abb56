import { Link } from 'react-router'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure, orNotGiven } from '#web/console/screen/view.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { TransferWays } from '../view.tsx'
import { useApplicationTransfer } from './use-transfers.ts'

type TransferPersonProps = { guid: string; name: string; onClose: () => void }

/** Whom a row of the list is about: what a driver and a hotel need, and for whoever reads applications the way there. */
export function TransferPerson({ guid, name, onClose }: TransferPersonProps) {
  const { may } = useOrganiser()
  const target = useRecordTarget()
  const { data, error, refetch } = useApplicationTransfer(guid)
  return (
    <Sheet open onOpenChange={open => !open && onClose()} title={name} closeLabel={m.close()}>
      {error && !data ? <LoadFailure error={error} onRetry={() => refetch()} /> : null}
      {!error && !data ? <SkeletonText lines={6} /> : null}
      {data && (
        <div className="space-y-5">
          <DefinitionList
            items={[
              { term: m.transfer_column_company(), value: orNotGiven(data.person.company) },
              {
                term: m.transfer_column_phone(),
                value: (
                  <a href={`tel:${data.person.phone}`} className="text-link tabular">
                    {formatPhone(data.person.phone)}
                  </a>
                ),
              },
              {
                term: m.transfer_may_enter(),
                value: data.person.mayEnter ? m.transfer_may_enter_yes() : m.transfer_may_enter_not_yet(),
              },
            ]}
          />
          <TransferWays transfer={data} />
          {may('read-applications') && (
            <Link className="text-link" {...target('organiser-application', guid)}>
              {m.transfer_open_application()}
            </Link>
          )}
        </div>
      )}
    </Sheet>
  )
}
