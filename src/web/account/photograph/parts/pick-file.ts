/** Opens the browser's file picker from an ordinary button. */
export function pickFile(take: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/jpeg,image/png,image/bmp'
  input.onchange = () => {
    const file = input.files?.[0]
    if (file) take(file)
  }
  input.click()
}
