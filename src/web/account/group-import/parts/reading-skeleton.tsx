import { DataTable, SkeletonRows } from '#web/ui/data-table.tsx'

/** While a list is read, or what it is judged by is on its way. */
export function ReadingSkeleton({ text }: { text: string }) {
  return (
    <div className="space-y-4">
      <p role="status" className="text-text-quiet">
        {text}
      </p>
      <DataTable caption={text}>
        <tbody>
          <SkeletonRows rows={8} columns={5} />
        </tbody>
      </DataTable>
    </div>
  )
}
