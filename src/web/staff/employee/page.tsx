import { useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { Employee } from '#contract/employee.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { useCompany } from '#web/staff/company/queries.ts'
import { ImportEmployees } from '#web/staff/employee-import/view.tsx'
import { DownloadPasses, StaffPassSection } from '#web/staff/pass/view.tsx'
import { useReviewList } from '#web/staff/review/queries.ts'
import { ReviewBar, ReviewedSheet, StateFilter } from '#web/staff/review/view.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { AddEmployee } from './parts/add-employee.tsx'
import { EditEmployee } from './parts/edit-employee.tsx'
import { EmployeeList } from './parts/employee-list.tsx'
import { RemoveEmployees } from './parts/remove-employees.tsx'
import { SendEmployees } from './parts/send-employees.tsx'
import { useEmployees } from './queries.ts'
import { employeeName } from './words.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-employees'))
}

export default function EmployeesPage() {
  const { data, error, refetch } = useEmployees()
  if (data) return <Employees employees={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('staff-employees')} />
}

function Employees({ employees }: { employees: readonly Employee[] }) {
  const locale = useLocale()
  const { forumPlaces } = useCompany()
  const [adding, setAdding] = useState(false)
  const [importing, setImporting] = useState(false)
  const state = useReviewList(employees, () => setAdding(true))
  const { open, doing } = state
  const saved = () => {
    toasts.show({ title: m.saved(), tone: 'positive' })
    state.close()
  }
  const add = (
    <>
      <Button onClick={() => setAdding(true)}>{m.staff_employee_add()}</Button>
      <Button variant="secondary" onClick={() => setImporting(true)}>
        {m.staff_import_open()}
      </Button>
    </>
  )
  return (
    <div className="space-y-6">
      <PageHeading
        title={pageTitle('staff-employees')}
        lead={forumPlaces.all > 0 ? m.staff_employees_lead(forumPlaces) : m.staff_employees_lead_montage()}
        actions={
          employees.length > 0 && (
            <>
              {add}
              {state.counts.approved > 0 && <DownloadPasses />}
            </>
          )
        }
      />
      {employees.length === 0 ? (
        <EmptyState
          title={m.staff_employees_none()}
          action={<div className="flex flex-wrap justify-center gap-3">{add}</div>}
        >
          {m.staff_employees_none_text()}
        </EmptyState>
      ) : (
        <>
          <StateFilter counts={state.counts} chosen={state.filter} />
          <EmployeeList state={state} />
          <ReviewBar state={state} />
        </>
      )}
      {importing && <ImportEmployees onDone={() => setImporting(false)} />}
      {adding && <AddEmployee onClose={() => setAdding(false)} />}
      {open && (
        <ReviewedSheet
          item={open}
          state={state}
          title={employeeName(open, locale)}
          refusedText={m.staff_employee_rejected()}
          takesBackText={m.staff_employee_takes_back()}
        >
          {open.state === 'approved' && (
            <StaffPassSection subjectGuid={open.guid} name={employeeName(open, locale)} />
          )}
          <EditEmployee key={open.guid} employee={open} onSaved={saved} />
        </ReviewedSheet>
      )}
      {doing?.act === 'send' && <SendEmployees employees={doing.items} onClose={state.endAct} />}
      {doing?.act === 'remove' && (
        <RemoveEmployees employees={doing.items} onRemoved={() => state.close()} onClose={state.endAct} />
      )}
    </div>
  )
}
