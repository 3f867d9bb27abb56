import type { ReviewState } from '#domain/staff-company/review-transitions.ts'

/** One line of what a company has to do or waits for. */
export type Task = {
  kind:
    | 'nobody'
    | 'sendEmployees'
    | 'sendVehicles'
    | 'employeesWait'
    | 'vehiclesWait'
    | 'employeesApproved'
    | 'vehiclesApproved'
  count: number
}

type Reviewed = readonly { state: ReviewState }[]

/** First what the company has to do, then what waits for security, then what is done; lines of nothing are left out. */
export function staffTasks(employees: Reviewed, vehicles: Reviewed): Task[] {
  const count = (of: Reviewed, state: ReviewState) => of.filter(each => each.state === state).length
  if (employees.length === 0 && vehicles.length === 0) return [{ kind: 'nobody', count: 0 }]
  const tasks: Task[] = [
    { kind: 'sendEmployees', count: count(employees, 'unconfirmed') },
    { kind: 'sendVehicles', count: count(vehicles, 'unconfirmed') },
    { kind: 'employeesWait', count: count(employees, 'pending') },
    { kind: 'vehiclesWait', count: count(vehicles, 'pending') },
    { kind: 'employeesApproved', count: count(employees, 'approved') },
    { kind: 'vehiclesApproved', count: count(vehicles, 'approved') },
  ]
  return tasks.filter(task => task.count > 0)
}
