import { m } from '#messages/compiled/messages.js'
import { DataTable, SkeletonRows } from '../../ui/data-table.tsx'

/** While a list is read. */
export function ReadingSkeleton() {
  return (
    <div className="space-y-4">
      <p role="status" className="text-text-quiet">
        {m.import_reading()}
      </p>
      <DataTable caption={m.import_reading()}>
        <tbody>
          <SkeletonRows rows={8} columns={5} />
        </tbody>
      </DataTable>
    </div>
  )
}
