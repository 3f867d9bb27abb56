import { Link } from 'react-router'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useEmployees } from '#web/staff/employee/queries.ts'
import { useVehicles } from '#web/staff/vehicle/queries.ts'
import { Checklist, ChecklistItem, type ChecklistState } from '#web/ui/checklist.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { staffTasks, type Task } from '../rules.ts'

/** What the company has to do next, or whom it waits for. */
export function StaffTasks() {
  const employees = useEmployees()
  const vehicles = useVehicles()
  const to = usePaths()
  const failed = employees.error ?? vehicles.error
  return (
    <Section title={m.staff_tasks()} space="none">
      {employees.data && vehicles.data ? (
        <Checklist label={m.staff_tasks()}>
          {staffTasks(employees.data, vehicles.data).map(task => {
            const { state, title, page, filter } = words[task.kind]
            return (
              <ChecklistItem
                key={task.kind}
                state={state}
                stateText={stateWords[state]()}
                title={title({ count: task.count })}
                href={`${to(page)}${filter ? `?state=${filter}` : ''}`}
                renderLink={(href, text, className) => (
                  <Link to={href} className={className}>
                    {text}
                  </Link>
                )}
              />
            )
          })}
        </Checklist>
      ) : failed ? (
        <p role="alert" className="text-negative">
          {failed.message}
        </p>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Section>
  )
}

type Words = {
  state: 'todo' | 'waiting' | 'done'
  title: (facts: { count: number }) => string
  page: 'staff-employees' | 'staff-vehicles'
  /** The tab of the list on which they stand. */
  filter?: ReviewState
}

const words: Record<Task['kind'], Words> = {
  nobody: { state: 'todo', title: m.staff_task_nobody, page: 'staff-employees' },
  sendEmployees: {
    state: 'todo',
    title: m.staff_task_send_employees,
    page: 'staff-employees',
    filter: 'unconfirmed',
  },
  sendVehicles: {
    state: 'todo',
    title: m.staff_task_send_vehicles,
    page: 'staff-vehicles',
    filter: 'unconfirmed',
  },
  employeesWait: {
    state: 'waiting',
    title: m.staff_task_employees_wait,
    page: 'staff-employees',
    filter: 'pending',
  },
  vehiclesWait: {
    state: 'waiting',
    title: m.staff_task_vehicles_wait,
    page: 'staff-vehicles',
    filter: 'pending',
  },
  employeesApproved: {
    state: 'done',
    title: m.staff_task_employees_approved,
    page: 'staff-employees',
    filter: 'approved',
  },
  vehiclesApproved: {
    state: 'done',
    title: m.staff_task_vehicles_approved,
    page: 'staff-vehicles',
    filter: 'approved',
  },
}

const stateWords: Record<Extract<ChecklistState, Words['state']>, () => string> = {
  todo: m.staff_task_todo,
  waiting: m.staff_task_waiting,
  done: m.staff_task_done,
}
