import { FileSpreadsheet, FileText, Image, type LucideIcon } from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  jpg: Image,
  jpeg: Image,
  png: Image,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
}

export function FileIcon({ name }: { name: string }) {
  const Icon = icons[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? FileText
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-surface text-text-quiet">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </span>
  )
}
