import { readTable } from './read-table.ts'

// Each thread reads one table, by what its file exports.
export default readTable
